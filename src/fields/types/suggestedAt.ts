import type { SnapshotFrom } from 'xstate'
import { doubtedBy } from '../../../machines/address/offered'
import { isAtHome } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField, SuggestionsContext } from '../../../machines/address/suggestions.types'

type Snapshot = SnapshotFrom<typeof suggestionsMachine>

/** The suggestions for one part of an address. */
export interface Suggested {
  /** The offered suggestions; `null` if the focus is elsewhere. */
  readonly offer: SuggestionsContext | null
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly isAbroad: boolean
  /** The city that the postal code filled in; `null` if it filled in none. */
  readonly filledCity: string | null
  /** The cities of the postal code, if the customer typed another city: `A, B vagy C`. Otherwise ''. */
  readonly doubted: string
}

const BUSY = {
  zipCode: { places: 'asking' },
  city: { places: 'asking' },
  streetAddress: { streets: 'asking' },
} as const

/** The names as a choice: `A, B vagy C`. */
const eitherOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' vagy ')

const hasFailedAt = (part: SuggestedField, snapshot: Snapshot): boolean =>
  part === 'streetAddress'
    ? snapshot.matches({ streets: 'failed' })
    : snapshot.matches({ places: 'failed' }) && !snapshot.context.isCityTyped

/** Selects the suggestions for one part of an address. */
export const suggestedAt = (part: SuggestedField, snapshot: Snapshot): Suggested => {
  const { context } = snapshot
  const isFocused = context.field === part
  return {
    offer: isFocused ? context : null,
    isOpen: isFocused && snapshot.matches({ list: 'open' }),
    isBusy: isFocused && snapshot.matches(BUSY[part]),
    hasFailed: isFocused && hasFailedAt(part, snapshot),
    isAbroad: !isAtHome(context.answers.countryCode),
    filledCity: part === 'zipCode' && snapshot.matches({ places: 'filled' }) ? context.answers.city : null,
    doubted: part === 'city' ? eitherOf(doubtedBy(context)) : '',
  }
}
