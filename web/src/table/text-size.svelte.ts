// The reader's text size, which layouts are measured in.

/** Pixels of one rem; kept right by TextSize.svelte. */
export const textSize = $state({ rem: 16 })
