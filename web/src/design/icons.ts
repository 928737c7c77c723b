// The icon set, drawn for this project on a 24 x 24 grid: strokes of 2 unless a path is solid.

/** Each icon's strokes, and its solid parts. */
export const ICONS = {
  /** The marker of an open train: a little locomotive. */
  marker: {
    solid: 'M3 15V9h7V5h8v2h-1v8h3l1 2H2l1-2zM4 4h4v1.5H7V8H5V5.5H4z',
    strokes: 'M6 20a1.6 1.6 0 1 0 .01 0M12 20a1.6 1.6 0 1 0 .01 0M18 20a1.6 1.6 0 1 0 .01 0',
  },
  /** A hint: a signal lamp that shines. */
  lamp: {
    strokes: 'M9 18.5h6M10 21.5h4M12 2.5v1.5M3.5 6l1.3.8M20.5 6l-1.3.8',
    solid: 'M12 6a5.2 5.2 0 0 1 3 9.4V17H9v-1.6A5.2 5.2 0 0 1 12 6z',
  },
  /** Whose turn it is. */
  turn: { solid: 'M5 3.5 20 12 5 20.5z', strokes: '' },
  /** The Mexican train: rails that everybody may use. */
  rails: { strokes: 'M8 3 5 21M16 3l3 18M7.2 7.5h9.6M6.6 12h10.8M5.8 16.5h12.4', solid: '' },
  draw: { strokes: 'M12 3v11M7.5 9.5 12 14l4.5-4.5M4 16v4h16v-4', solid: '' },
  pass: { strokes: 'M4 12h13M12 6.5 17.5 12 12 17.5M21 5v14', solid: '' },
  done: { strokes: 'M4 12.5 9.5 18 20 6.5', solid: '' },
  undo: { strokes: 'M8 4 3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12h-4', solid: '' },
  sort: { strokes: 'M7 4v16M3.5 16.5 7 20l3.5-3.5M14 6h7M14 12h5M14 18h3', solid: '' },
  train: { strokes: 'M3 8.5h5v7H3zM9.5 8.5h5v7h-5zM16 8.5h5v7h-5zM3 20h18', solid: '' },
  menu: { strokes: 'M4 6.5h16M4 12h16M4 17.5h16', solid: '' },
  rules: { strokes: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6', solid: '' },
  boneyard: {
    strokes: 'M3.5 10.5h8v5h-8zM12.5 10.5h8v5h-8zM8 4.5h8v5H8zM3 19.5h18',
    solid: '',
  },
  hand: { strokes: 'M4 6h4v12H4zM10 6h4v12h-4zM16 6h4v12h-4z', solid: '' },
  eye: { strokes: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', solid: 'M12 9a3 3 0 1 0 .01 0' },
  speaker: { strokes: 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12', solid: 'M3 9h4l5-4.5v15L7 15H3z' },
  mute: { strokes: 'M15.5 9.5l5 5M20.5 9.5l-5 5', solid: 'M3 9h4l5-4.5v15L7 15H3z' },
  say: { strokes: 'M4 5h16v11h-9l-5 4v-4H4z', solid: '' },
  close: { strokes: 'M6 6l12 12M18 6 6 18', solid: '' },
  next: { strokes: 'M9 5l7 7-7 7', solid: '' },
  back: { strokes: 'M15 5l-7 7 7 7', solid: '' },
  person: { strokes: 'M12 4a4 4 0 1 0 .01 0M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6', solid: '' },
  people: {
    strokes: 'M9 5a3.5 3.5 0 1 0 .01 0M2.5 19.5c.4-3.5 3-5.5 6.5-5.5s6.1 2 6.5 5.5M16 5.6a3.3 3.3 0 0 1 0 6.2M18 14.6c2 .8 3.2 2.4 3.5 4.9',
    solid: '',
  },
  computer: { strokes: 'M5 7.5h14v10H5zM12 7.5V4M9 21h6M9.5 11.5v2M14.5 11.5v2', solid: '' },
  away: { strokes: 'M3 9a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M4 3l16 18', solid: 'M12 16.5a1.6 1.6 0 1 0 .01 0' },
  host: { strokes: '', solid: 'M12 3l2.6 6 6.4.5-4.9 4.2 1.6 6.3L12 16.6 6.3 20l1.6-6.3L3 9.5 9.4 9z' },
  copy: { strokes: 'M9 8h11v12H9zM15 4H4v12', solid: '' },
  share: { strokes: 'M12 15V3M7.5 7 12 2.8 16.5 7M5 12v8.5h14V12', solid: '' },
  download: { strokes: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16', solid: '' },
  settings: {
    strokes: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 .01 0M8 14.5a2.5 2.5 0 1 0 .01 0',
    solid: '',
  },
  keys: { strokes: 'M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7.5 14h9', solid: '' },
  screen: { strokes: 'M3 5h18v11.5H3zM8 20.5h8', solid: '' },
  again: { strokes: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14', solid: '' },
  winner: { strokes: 'M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.3 5 4 5.5M17 5.5h3.5c0 3-1.3 5-4 5.5M12 14v4M8 20.5h8', solid: '' },
  add: { strokes: 'M12 4.5v15M4.5 12h15', solid: '' },
  language: { strokes: 'M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18', solid: '' },
} as const

export type IconName = keyof typeof ICONS
