// The own hand as its owner has arranged it, and how the sort button goes on.

import {
  arrange,
  keepOrder,
  type Keeping,
  keptOrder,
  moveTile,
  sortAsTrain,
  sortByNumber,
} from './arrangement'

interface OwnHand {
  keeping: Keeping
  hand: readonly string[]
}

export class Arrangement {
  #own: () => OwnHand | null
  #kept: { name: string; order: string[] } | null = $state.raw(null)
  /** What the sort button does next: the two ways take turns. */
  nextSort: 'train' | 'number' = $state('train')

  constructor(own: () => OwnHand | null) {
    this.#own = own
  }

  /** The hand in its owner's order. */
  get order(): string[] {
    const own = this.#own()
    if (!own) return []
    const name = nameOf(own.keeping)
    const kept = this.#kept?.name === name ? this.#kept.order : keptOrder(own.keeping)
    return arrange(own.hand, kept)
  }

  move(tile: string, to: string): void {
    this.#keep(moveTile(this.order, tile, to))
  }

  /** Sort the hand; as a train it goes on from `end`. */
  sort(end: number): void {
    const order = this.order
    this.#keep(this.nextSort === 'train' ? sortAsTrain(order, end) : sortByNumber(order))
    this.nextSort = this.nextSort === 'train' ? 'number' : 'train'
  }

  #keep(order: string[]): void {
    const own = this.#own()
    if (!own) return
    this.#kept = { name: nameOf(own.keeping), order }
    keepOrder(own.keeping, order)
  }
}

function nameOf({ code, round, seat }: Keeping): string {
  return `${code} ${round} ${seat}`
}
