import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { answersOf, labelOf, offeredIn } from '../../../machines/address/offered'
import { isAtHome, keyOf } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import { ComboboxField } from '../ComboboxField'
import { addressTexts } from './addressTexts'
import { afterPress } from './afterPress'
import type { FieldOf, KindProps } from './kind'
import { lookOf } from './TypedKind'
import { typed } from './typed'

/** What suggests addresses while a form is filled in. */
export type Suggestions = ActorRefFrom<typeof suggestionsMachine>

interface Props extends KindProps<FieldOf<'text'>> {
  readonly part: SuggestedField
  readonly suggestions: Suggestions
}

const BUSY = {
  zipCode: { places: 'asking' },
  city: { places: 'asking' },
  streetAddress: { streets: 'asking' },
} as const

/** A postal code, a city or a street: typed freely, with suggestions that help. */
export function AddressKind({ suggestions, part, ...props }: Props) {
  const { t } = useTranslation('case')
  const snapshot = useSelector(suggestions, (current) => current)
  const { context } = snapshot
  const isThere = context.field === part
  const offered = isThere ? offeredIn(context) : []
  const { hint: _, ...look } = lookOf(props.field.kind)
  const control = typed(props)
  return (
    <ComboboxField
      {...control}
      {...look}
      {...addressTexts(t, part, props, snapshot)}
      // Other countries have letters in their postal codes.
      inputMode={isAtHome(context.answers.countryCode) ? (look.inputMode ?? 'text') : 'text'}
      options={offered.map((one) => ({ key: keyOf(one), label: labelOf(context, one) }))}
      isOpen={isThere && snapshot.matches({ list: 'open' })}
      highlighted={context.highlighted}
      onHighlight={(option) => suggestions.send({ type: 'option.highlighted', option })}
      onClose={() => suggestions.send({ type: 'list.closed' })}
      onEnter={() => suggestions.send({ type: 'field.entered', field: part })}
      onLeave={() => {
        afterPress(() => suggestions.send({ type: 'field.left', field: part }))
        control.onLeave?.()
      }}
      onChoose={(key) => {
        const chosen = offered.find((one) => keyOf(one) === key)
        if (chosen !== undefined) props.send({ type: 'suggestion.chosen', answers: answersOf(context, chosen) })
      }}
      busy={isThere && snapshot.matches(BUSY[part])}
    />
  )
}
