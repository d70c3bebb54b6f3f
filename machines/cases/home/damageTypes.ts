import { CLOUDBURST_MM_A_MINUTE, STORM_KM_AN_HOUR } from '../../../src/api/claimReport'
import { searchKey } from '../../searchKey'
import type { Problem } from '../../validation/problem'

/**
 * The kinds of damage that the portal has words for, the most frequent first, each by a part of the name that an insurer has
 * for it: the ids say nothing, and whatever is not known by its name stands behind, in the insurer's own words.
 */
const kinds = [
  ['pipe', 'csotor'],
  ['storm', 'vihar'],
  ['lightning', 'villam'],
  ['glass', 'uveg'],
  ['cloudburst', 'felhoszakad'],
  ['hail', 'jegver'],
  ['burglary', 'betor'],
  ['fire', 'tuz'],
  ['liability', 'felelos'],
  ['flood', 'arviz'],
] as const

/** What kind of damage an insurer's name for it means; `undefined` for one that the portal does not know. */
export const damageKind = (name: string): (typeof kinds)[number][0] | undefined => kinds[routeOf(name)]?.[0]

const routeOf = (name: string): number => {
  const key = searchKey(name)
  const route = kinds.findIndex(([, part]) => key.includes(part))
  return route < 0 ? kinds.length : route
}

/** Damage events with the most frequent first; those that the portal does not know stay in the insurer's order. */
export const byFrequency = <Event extends { readonly name: string }>(events: readonly Event[]): readonly Event[] =>
  [...events].sort((one, other) => routeOf(one.name) - routeOf(other.name))

/** From how strong a rain or a wind on it counts, as it is read. */
const thresholds: Readonly<Record<string, string>> = {
  storm: String(STORM_KM_AN_HOUR),
  cloudburst: String(CLOUDBURST_MM_A_MINUTE).replace('.', ','),
}

/**
 * What is told of a damage event where it is chosen: what it takes for it to count, and what is to be done now. Of one that the
 * portal does not know, what the insurer says.
 */
export const damageNote = (name: string, detail: string | null | undefined): Problem | string | undefined => {
  const kind = damageKind(name)
  if (kind === undefined) return detail || undefined
  return { name: kind, values: { detail: detail ?? '', threshold: thresholds[kind] ?? '' } }
}
