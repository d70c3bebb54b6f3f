import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { answersOf, isAtHome, keyOf } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { Suggestion } from '../../../machines/address/suggestions.types'
import { ComboboxField } from '../ComboboxField'
import type { FieldOf, KindProps } from './kind'
import { typed } from './typed'

/** What suggests addresses while a form is filled in. */
export type Suggestions = ActorRefFrom<typeof suggestionsMachine>

interface Props extends KindProps<FieldOf<'text'>> {
  readonly suggestions: Suggestions
}

/** How a suggestion is read: a street's place is only told where there are others. */
const labelOf = ({ zipCode, city, part, street }: Suggestion, hasOneCity: boolean): string => {
  if (street === null) return [`${zipCode} ${city}`, part].filter(Boolean).join(', ')
  return hasOneCity ? street : `${street} (${city})`
}

/** A postal code or a street: typed freely, with suggestions that help. */
export function AddressKind({ suggestions, ...props }: Props) {
  const { t } = useTranslation('case')
  const snapshot = useSelector(suggestions, (current) => current)
  const { field, isOpen, highlighted, answers } = snapshot.context
  const isMine = field === props.name
  const offered = isMine ? snapshot.context.offered : []
  const hasOneCity = new Set(offered.map(({ city }) => city)).size === 1
  const isZipCode = props.field.kind === 'zipCode'

  const statusOf = () => {
    if (offered.length > 0) return t('suggestions.count', { number: offered.length })
    return isMine && isZipCode && snapshot.matches('filled')
      ? t('suggestions.filled', { city: answers.city })
      : undefined
  }
  return (
    <ComboboxField
      {...typed(props)}
      autoComplete={isZipCode ? 'postal-code' : 'address-line1'}
      look={isZipCode ? 'short' : 'full'}
      // Other countries have letters in theirs.
      inputMode={isZipCode && isAtHome(answers.countryCode) ? 'numeric' : 'text'}
      options={offered.map((one) => ({ key: keyOf(one), label: labelOf(one, hasOneCity) }))}
      isOpen={isMine && isOpen}
      highlighted={highlighted}
      onHighlight={(option) => suggestions.send({ type: 'option.highlighted', option })}
      onClose={() => suggestions.send({ type: 'list.closed' })}
      onChoose={(key) => {
        const chosen = offered.find((one) => keyOf(one) === key)
        if (chosen !== undefined) props.send({ type: 'suggestion.chosen', answers: answersOf(chosen) })
      }}
      status={statusOf()}
      note={isMine && snapshot.matches('failed') ? t('suggestions.failed') : undefined}
      busy={isMine && snapshot.hasTag('busy')}
    />
  )
}
