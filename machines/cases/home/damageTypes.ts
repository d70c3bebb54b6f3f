import { CLOUDBURST_MM_A_MINUTE, STORM_KM_AN_HOUR } from '../../../src/api/claimReport'
import { searchKey } from '../../searchKey'
import type { Problem } from '../../validation/problem'

/**
 * Damage types that the portal knows, most frequent first. A type is recognised by a part of the insurer's event name,
 * because the insurer's ids have no known meaning. Events with other names come last.
 */
const damageTypes = [
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

/** Returns the damage type for the insurer's name of an event; `undefined` if the portal does not know the name. */
export const damageTypeOf = (name: string): (typeof damageTypes)[number][0] | undefined =>
  damageTypes[frequencyRankOf(name)]?.[0]

const frequencyRankOf = (name: string): number => {
  const key = searchKey(name)
  const rank = damageTypes.findIndex(([, part]) => key.includes(part))
  return rank < 0 ? damageTypes.length : rank
}

/** Sorts damage events, the most frequent first. Events with unknown names come last, in the insurer's order. */
export const sortByFrequency = <Event extends { readonly name: string }>(events: readonly Event[]): readonly Event[] =>
  [...events].sort((one, other) => frequencyRankOf(one.name) - frequencyRankOf(other.name))

/** The minimum wind (km/h) or rain (mm/min) that counts as damage, as display text. */
const damageThresholds: Readonly<Record<string, string>> = {
  storm: String(STORM_KM_AN_HOUR),
  cloudburst: String(CLOUDBURST_MM_A_MINUTE).replace('.', ','),
}

/**
 * Returns the note of a damage event: the conditions of cover and what to do now. For an unknown event, returns the
 * insurer's text (`detail`); `undefined` if there is none.
 */
export const damageNote = (name: string, detail: string | null | undefined): Problem | string | undefined => {
  const damageType = damageTypeOf(name)
  if (damageType === undefined) return detail || undefined
  return { name: damageType, values: { detail: detail ?? '', threshold: damageThresholds[damageType] ?? '' } }
}
