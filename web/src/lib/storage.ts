// localStorage, which may be full, forbidden, or written by an older version.

/** Where the settings of lib/settings are. */
export const SETTINGS_KEY = 'caboose.settings'

export function read<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as T) : otherwise
  } catch {
    return otherwise
  }
}

export function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A private window: the page still works, it only forgets.
  }
}
