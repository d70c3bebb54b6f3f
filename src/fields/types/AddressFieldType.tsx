import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { answersOfSuggestion, currentSuggestions, suggestionLabelOf } from '../../../machines/address/offered'
import { suggestionKeyOf } from '../../../machines/address/suggest'
import type { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestedField } from '../../../machines/address/suggestions.types'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { ComboboxField } from '../ComboboxField'
import { addressTexts } from './addressTexts'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { partSuggestionsAt } from './partSuggestions'
import { traitsOf } from './TypedFieldType'
import { textControlProps } from './textControlProps'

/** The actor that suggests addresses. */
export type SuggestionsActor = ActorRefFrom<typeof suggestionsMachine>

interface Props extends FieldTypeProps<FieldOf<'text'>> {
  readonly part: SuggestedField
  readonly suggestions: SuggestionsActor
}

/** A postal code, city or street: free text with suggestions. */
export function AddressFieldType({ suggestions, part, ...props }: Props) {
  const { t } = useTranslation('case')
  const partSuggestions = useShallowSelector(suggestions, (snapshot) => partSuggestionsAt(part, snapshot))
  const { offer } = partSuggestions
  const offeredSuggestions = offer === null ? [] : currentSuggestions(offer)
  const { hint: _, ...traits } = traitsOf(props.field.format)
  const controlProps = textControlProps(props)
  return (
    <ComboboxField
      {...controlProps}
      {...traits}
      {...addressTexts(t, part, props, partSuggestions)}
      // Postal codes of other countries may contain letters.
      inputMode={partSuggestions.isAbroad ? 'text' : (traits.inputMode ?? 'text')}
      options={
        offer === null
          ? []
          : offeredSuggestions.map((suggestion) => ({
              key: suggestionKeyOf(suggestion),
              label: suggestionLabelOf(offer, suggestion),
            }))
      }
      isOpen={partSuggestions.isOpen}
      highlighted={offer?.highlighted ?? null}
      onHighlight={(option) => suggestions.send({ type: 'option.highlighted', option })}
      onClose={() => suggestions.send({ type: 'list.closed' })}
      onEnter={() => suggestions.send({ type: 'field.entered', field: part })}
      onLeave={() => {
        afterPress(() => suggestions.send({ type: 'field.left', field: part }))
        controlProps.onLeave?.()
      }}
      onChoose={(key) => {
        const chosenSuggestion = offeredSuggestions.find((suggestion) => suggestionKeyOf(suggestion) === key)
        if (offer !== null && chosenSuggestion !== undefined) {
          props.send({ type: 'suggestion.chosen', answers: answersOfSuggestion(offer, chosenSuggestion) })
        }
      }}
      busy={partSuggestions.isBusy}
    />
  )
}
