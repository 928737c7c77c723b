// The standings as a picture: a railway sign with the winner on it.

import type { GameCounted } from '../../generated/scores'
import type { Words } from '../../lib/words'

const WIDTH = 1080
const EDGE = 72
const ROW = 92

/** A PNG of the standings. */
export function pictureOf(counted: GameCounted, words: Words): Promise<Blob | null> {
  const players = counted.ranking.flat().map((id) => counted.players.find((each) => each.id === id)!)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 400 + ROW * players.length
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const font = style.getPropertyValue('--font')
  const write = (text: string, x: number, y: number, size: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${font}`
    pen.fillText(text, x, y, WIDTH - 2 * EDGE)
  }
  pen.fillStyle = '#17322b'
  pen.fillRect(0, 0, WIDTH, 280)
  pen.fillStyle = '#f1efe7'
  pen.fillRect(0, 280, WIDTH, canvas.height - 280)
  pen.fillStyle = '#c3d0c8'
  write(words('title'), EDGE, 92, 40)
  pen.fillStyle = '#f5f2e7'
  write(titleOf(counted, words), EDGE, 190, 72, 700)
  players.forEach(({ name, total, place }, row) => {
    const y = 370 + row * ROW
    pen.fillStyle = '#48564f'
    write(String(place), EDGE, y, 44)
    pen.fillStyle = '#18231f'
    pen.textAlign = 'left'
    pen.font = `600 52px ${font}`
    pen.fillText(name, EDGE + 90, y, WIDTH - 2 * EDGE - 330)
    pen.textAlign = 'right'
    write(String(total), WIDTH - EDGE, y, 56, 700)
    pen.textAlign = 'left'
    pen.fillStyle = '#cfd1c5'
    pen.fillRect(EDGE, y + 26, WIDTH - 2 * EDGE, 2)
  })
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

/** Who won, or after which round it stands so. */
export function titleOf(counted: GameCounted, words: Words): string {
  const winners = counted.ranking[0] ?? []
  const names = counted.players.filter(({ id }) => winners.includes(id)).map(({ name }) => name)
  if (counted.is_over) {
    return words('match-end-winner', { names: names.join(', '), count: names.length })
  }
  const count = counted.rounds.filter((round) => round.is_entered).length
  return words('score-text-running', { count })
}
