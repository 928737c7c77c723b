// A league: how the people of many games have done. The Python face is caboose.scores.league.

import type { GameCounted } from '../../generated/scores'

/** A game in short, as lists and leagues want it. */
export interface Summary {
  league: string
  set: number
  rounds: number
  is_over: boolean
  winner_takes: boolean
  /** In the order of the seats. */
  players: { name: string; total: number; place: number; rounds: number; out: number }[]
}

/** Somebody's games in a league. */
export interface Member {
  name: string
  games: number
  /** Games won; those who share a first place share the win. */
  wins: number
  rounds: number
  points: number
  out: number
  /** After each of the games: points a round so far. */
  course: { game: number; average: number }[]
}

export function summaryOf(game: GameCounted, winnerTakes: boolean): Summary {
  return {
    league: game.league,
    set: game.set,
    rounds: game.rounds.filter((round) => round.is_entered).length,
    is_over: game.is_over,
    winner_takes: winnerTakes,
    players: game.players.map(({ name, total, place, rounds, rounds_out }) => ({
      name, total, place, rounds, out: rounds_out,
    })),
  } // prettier-ignore
}

/** The members of a league after these finished games, in their order; most wins first. */
export function leagueOf(games: readonly Summary[]): Member[] {
  const members = new Map<string, Member>()
  games.forEach((game, number) => {
    const winners = game.players.filter(({ place }) => place === 1).length
    for (const player of game.players) {
      const key = player.name.normalize('NFKC').toLowerCase()
      const member: Member = members.get(key) ?? {
        name: player.name, games: 0, wins: 0, rounds: 0, points: 0, out: 0, course: [],
      } // prettier-ignore
      members.set(key, member)
      member.games += 1
      member.wins += player.place === 1 ? 1 / winners : 0
      member.rounds += player.rounds
      member.points += player.total
      member.out += player.out
      const average = member.rounds ? member.points / member.rounds : 0
      member.course.push({ game: number + 1, average })
    }
  })
  return [...members.values()].sort(
    (one, other) =>
      other.wins - one.wins ||
      other.games - one.games ||
      (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  )
}
