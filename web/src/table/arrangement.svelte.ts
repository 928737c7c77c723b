// The own hand as its owner has arranged it, the plan row at its beginning, and how the sort button
// goes on.

import {
  arrange,
  keep,
  type Keeping,
  type Kept,
  kept,
  moveTile,
  sortByNumber,
  sortByPlan,
  trainOf,
  turned,
} from './arrangement'
import { isSameTile } from './tiles'

interface OwnHand {
  keeping: Keeping
  hand: readonly string[]
  /** The number at which the own train goes on. */
  end: number
}

export class Arrangement {
  #own: () => OwnHand | null
  #solve: () => Promise<readonly string[] | null>
  #kept: ({ name: string } & Kept) | null = $state.raw(null)
  /** What the sort button does next: the two ways take turns. */
  nextSort: 'train' | 'number' = $state('train')

  /** `solve` gives the best train of the hand; null where nobody may or can say it. */
  constructor(own: () => OwnHand | null, solve: () => Promise<readonly string[] | null>) {
    this.#own = own
    this.#solve = solve
  }

  get #now(): Kept {
    const own = this.#own()
    if (!own) return { order: [], plan: [] }
    const { order, plan } = this.#kept?.name === nameOf(own.keeping) ? this.#kept : kept(own.keeping)
    return { order: arrange(own.hand, order), plan }
  }

  /** The hand in its owner's order. */
  get order(): string[] {
    return this.#now.order
  }

  /** The plan row: tiles at the beginning of the hand, turned as they would lie. */
  get plan(): string[] {
    const { order, plan } = this.#now
    return turned(order.filter(isIn(plan)), this.#own()?.end ?? 0)
  }

  /** Move a tile to the place of another: into the plan row, within it, or out of it. */
  move(tile: string, to: string): void {
    const { order, plan } = this.#now
    const others = plan.filter((each) => !isSameTile(each, tile))
    this.#keep(moveTile(order, tile, to), isIn(plan)(to) ? [...others, tile] : others)
  }

  /** Sort the hand: by numbers, or with the best train first. */
  async sort(): Promise<void> {
    const byTrain = this.nextSort === 'train'
    this.nextSort = byTrain ? 'number' : 'train'
    const plan = byTrain ? await this.#solve() : []
    const own = this.#own()
    if (!own) return
    const row = plan ?? trainOf(own.hand, own.end)
    this.#keep(row.length ? sortByPlan(own.hand, row) : sortByNumber(own.hand), [...row])
  }

  #keep(order: string[], plan: string[]): void {
    const own = this.#own()
    if (!own) return
    this.#kept = { name: nameOf(own.keeping), order, plan }
    keep(own.keeping, { order, plan })
  }
}

function isIn(plan: readonly string[]): (tile: string) => boolean {
  return (tile) => plan.some((each) => isSameTile(each, tile))
}

function nameOf({ code, round, seat }: Keeping): string {
  return `${code} ${round} ${seat}`
}
