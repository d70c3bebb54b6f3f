import type { SnapshotFrom } from 'xstate'
import { citiesForWrongCity } from '../../../machines/address/offered'
import { isInHungary } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField, SuggestionsContext } from '../../../machines/address/suggestions.types'

type Snapshot = SnapshotFrom<typeof suggestionsMachine>

/** The suggestions for one part of an address. */
export interface PartSuggestions {
  /** The offered suggestions; `null` if the focus is elsewhere. */
  readonly offer: SuggestionsContext | null
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly isAbroad: boolean
  /** The city that was filled in for the postal code; `null` if none was. */
  readonly filledCity: string | null
  /** The cities of the postal code, if the customer typed another city: `A, B vagy C`. Otherwise ''. */
  readonly doubted: string
}

const BUSY_STATES = {
  zipCode: { places: 'asking' },
  city: { places: 'asking' },
  streetAddress: { streets: 'asking' },
} as const

/** Joins names as a choice: `A, B vagy C`. */
const joinWithOr = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' vagy ')

const hasFailedAt = (part: SuggestedField, snapshot: Snapshot): boolean =>
  part === 'streetAddress'
    ? snapshot.matches({ streets: 'failed' })
    : snapshot.matches({ places: 'failed' }) && !snapshot.context.isCityTyped

/** Selects the suggestions for one part of an address. */
export const partSuggestionsAt = (part: SuggestedField, snapshot: Snapshot): PartSuggestions => {
  const { context } = snapshot
  const isFocused = context.field === part
  return {
    offer: isFocused ? context : null,
    isOpen: isFocused && snapshot.matches({ list: 'open' }),
    isBusy: isFocused && snapshot.matches(BUSY_STATES[part]),
    hasFailed: isFocused && hasFailedAt(part, snapshot),
    isAbroad: !isInHungary(context.answers.countryCode),
    filledCity: part === 'zipCode' && snapshot.matches({ places: 'filled' }) ? context.answers.city : null,
    doubted: part === 'city' ? joinWithOr(citiesForWrongCity(context)) : '',
  }
}
