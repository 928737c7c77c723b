// What the page has asked for before this program was there (src/first.ts), to be taken once each.

/** A line to a table that enters by itself, and what came over it. */
export interface EarlyLine {
  code: string
  token: string | null
  socket: WebSocket
  texts: string[]
}

export interface Early {
  /** Answers of the REST interface by their paths. */
  answers: Record<string, Promise<Response>>
  line: EarlyLine | null
}

declare global {
  interface Window {
    early?: Early
  }
}

export function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = window.early?.answers[path]
  delete window.early?.answers[path]
  return answer
}

/** The line to this table by this token; null where there is none that is alive. */
export function takeLine(code: string, token: string | null): EarlyLine | null {
  const line = window.early?.line
  if (line?.code !== code || line.token !== token) return null
  window.early!.line = null
  return line.socket.readyState <= WebSocket.OPEN ? line : null
}
