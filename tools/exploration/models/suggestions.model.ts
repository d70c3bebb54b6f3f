import { onlyCity } from '../../../machines/address/city'
import { answersOfSuggestion, currentSuggestions } from '../../../machines/address/offered'
import { isInHungary, suggestionKeyOf } from '../../../machines/address/suggest'
import { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestionsEvent } from '../../../machines/address/suggestions.types'
import { deadlineCase } from '../kit/cases'
import { modelOf } from '../kit/model'

const answerChanged = (field: string, value: string): SuggestionsEvent => ({ type: 'answer.changed', field, value })

export const suggestionsModel = modelOf(suggestionsMachine, {
  inputs: {
    empty: { answers: {} },
    known: { answers: { countryCode: 'HU', zipCode: '6722', city: 'Szeged', streetAddress: '' } },
    abroad: { answers: { countryCode: 'AT', zipCode: '1010', city: 'Wien' } },
  },
  events: (snapshot): SuggestionsEvent[] => {
    const { context } = snapshot
    const { field } = context
    const isOpen = snapshot.matches({ list: 'open' })
    const [suggestion] = currentSuggestions(context)
    return [
      answerChanged('zipCode', '6722'),
      answerChanged('zipCode', '3882'),
      answerChanged('city', 'Tápé'),
      { type: 'field.entered', field: 'city' },
      // The regions are independent of each other, so a few combinations of their states are enough.
      ...(snapshot.matches({ places: 'typing' }) || snapshot.hasTag('busy')
        ? []
        : [answerChanged('streetAddress', 'kör')]),
      ...(field === null
        ? [answerChanged('countryCode', 'AT'), { type: 'field.entered', field: 'streetAddress' } as const]
        : []),
      ...(suggestion === undefined
        ? []
        : [
            { type: 'option.highlighted', option: suggestionKeyOf(suggestion) } as const,
            { type: 'suggestion.chosen', answers: answersOfSuggestion(context, suggestion) } as const,
          ]),
      // The customer closes an open list before leaving its field.
      ...(isOpen ? [{ type: 'list.closed' } as const] : []),
      ...(isOpen || field === null ? [] : [{ type: 'field.left', field } as const]),
    ]
  },
  sources: { 'answer.changed': 'parent', 'suggestion.chosen': 'parent' },
  actors: { pause: () => [deadlineCase] },
  project: (context) => [
    isInHungary(context.answers.countryCode),
    context.answers.zipCode,
    context.field,
    context.isCityTyped,
    onlyCity(context) === context.answers.city,
    currentSuggestions(context).length > 0,
    context.highlighted !== null,
  ],
})
