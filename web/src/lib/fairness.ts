// The check that a shuffle is the one that was fixed before the round; see caboose.table.commitment.

interface Shuffle {
  commitment: string
  salt: string
  order: readonly string[]
}

/** Whether the commitment is that of the order; null where this browser cannot tell (plain http). */
export async function isFair({ commitment, salt, order }: Shuffle): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const text = new TextEncoder().encode(`${salt}: ${order.join(' ')}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return found === commitment
}
