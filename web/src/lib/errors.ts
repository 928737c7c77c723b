import { ApiError } from './api'
import type { Words } from './words'

/** What went wrong, as a sentence; empty for nothing. */
export function errorText(words: Words, error: ApiError | null): string {
  return error ? words.message(error.words, { seat: null, seats: [] }) : ''
}

/** Let through what is no answer of the server's: that is a fault of the program. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
