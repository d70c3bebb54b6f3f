import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { answersOf, labelOf, offeredIn } from '../../../machines/address/offered'
import { keyOf } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { ComboboxField } from '../ComboboxField'
import { addressTexts } from './addressTexts'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { suggestedAt } from './suggestedAt'
import { traitsOf } from './TypedFieldType'
import { textControlProps } from './typed'

/** The actor that suggests addresses. */
export type Suggestions = ActorRefFrom<typeof suggestionsMachine>

interface Props extends FieldTypeProps<FieldOf<'text'>> {
  readonly part: SuggestedField
  readonly suggestions: Suggestions
}

/** A postal code, city or street: free text with suggestions. */
export function AddressFieldType({ suggestions, part, ...props }: Props) {
  const { t } = useTranslation('case')
  const suggested = useShallowSelector(suggestions, (snapshot) => suggestedAt(part, snapshot))
  const { offer } = suggested
  const offered = offer === null ? [] : offeredIn(offer)
  const { hint: _, ...traits } = traitsOf(props.field.format)
  const control = textControlProps(props)
  return (
    <ComboboxField
      {...control}
      {...traits}
      {...addressTexts(t, part, props, suggested)}
      // Postal codes of other countries may contain letters.
      inputMode={suggested.isAbroad ? 'text' : (traits.inputMode ?? 'text')}
      options={
        offer === null
          ? []
          : offered.map((suggestion) => ({ key: keyOf(suggestion), label: labelOf(offer, suggestion) }))
      }
      isOpen={suggested.isOpen}
      highlighted={offer?.highlighted ?? null}
      onHighlight={(option) => suggestions.send({ type: 'option.highlighted', option })}
      onClose={() => suggestions.send({ type: 'list.closed' })}
      onEnter={() => suggestions.send({ type: 'field.entered', field: part })}
      onLeave={() => {
        afterPress(() => suggestions.send({ type: 'field.left', field: part }))
        control.onLeave?.()
      }}
      onChoose={(key) => {
        const chosen = offered.find((suggestion) => keyOf(suggestion) === key)
        if (offer !== null && chosen !== undefined) {
          props.send({ type: 'suggestion.chosen', answers: answersOf(offer, chosen) })
        }
      }}
      busy={suggested.isBusy}
    />
  )
}
