import type { TFunction } from 'i18next'
import type { SnapshotFrom } from 'xstate'
import { doubtedBy, offeredIn } from '../../../machines/address/offered'
import { isAtHome } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import type { FieldTexts } from '../Field'

type Snapshot = SnapshotFrom<typeof suggestionsMachine>
type Texts = Pick<FieldTexts, 'hint' | 'aside' | 'warning'>

/** `A, B vagy C` */
const eitherOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' vagy ')

/** How many there are to choose from, while they are to be seen; or what was filled in. */
const statusOf = (t: TFunction<'case'>, part: SuggestedField, snapshot: Snapshot): string | undefined => {
  const { context } = snapshot
  const number = context.field === part && snapshot.matches({ list: 'open' }) ? offeredIn(context).length : 0
  if (number > 0)
    return t(part === 'city' && !context.isCityTyped ? 'suggestions.cities' : 'suggestions.count', { number })
  return part === 'zipCode' && snapshot.matches({ places: 'filled' })
    ? t('suggestions.filled', { city: context.answers.city })
    : undefined
}

/** What is written at a part of an address, as the country and the suggestions stand. */
export const addressTexts = (t: TFunction<'case'>, part: SuggestedField, own: Texts, snapshot: Snapshot) => {
  const { context } = snapshot
  const isAbroad = !isAtHome(context.answers.countryCode)
  const doubted = part === 'city' ? doubtedBy(context) : []
  const hasFailed =
    part === 'streetAddress'
      ? snapshot.matches({ streets: 'failed' })
      : snapshot.matches({ places: 'failed' }) && !context.isCityTyped
  return {
    // Abroad nothing is suggested, and some countries have no postal codes.
    hint: isAbroad && own.hint !== undefined ? t('suggestions.abroad') : own.hint,
    aside: isAbroad && part === 'zipCode' ? t('optional') : own.aside,
    warning: doubted.length > 0 ? t('suggestions.doubted', { cities: eitherOf(doubted) }) : own.warning,
    status: statusOf(t, part, snapshot),
    note: hasFailed && context.field === part ? t('suggestions.failed') : undefined,
  }
}
