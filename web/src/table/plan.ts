// The best train of the own hand, from the server.

import { ApiError, getPlan } from '../lib/api'
import { ownSeat } from '../lib/seats'

/** The plan at a table; null where the server does not say it. */
export async function planOf(code: string): Promise<string[] | null> {
  const token = ownSeat(code)?.token
  if (token === undefined) return null
  try {
    return (await getPlan(code, { token })).tiles
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
