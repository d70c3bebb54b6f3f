import { keyOf } from '../../../machines/address/suggest'
import { suggestionsMachine } from '../../../machines/address/suggestions.machine'
import type { SuggestionsEvent } from '../../../machines/address/suggestions.types'
import { deadline } from '../kit/cases'
import { modelOf } from '../kit/model'

const typed = (field: string, value: string): SuggestionsEvent => ({ type: 'answer.changed', field, value })

export const suggestions = modelOf(suggestionsMachine, {
  inputs: {
    empty: { answers: {} },
    known: { answers: { countryCode: 'HU', zipCode: '6722', city: 'Szeged', streetAddress: '' } },
    abroad: { answers: { countryCode: 'AT', zipCode: '1010', city: 'Wien' } },
  },
  events: ({ context: { offered, isOpen } }): SuggestionsEvent[] => [
    typed('zipCode', '1'),
    typed('zipCode', '672'),
    typed('zipCode', '6722'),
    typed('streetAddress', 'kör'),
    typed('buildingNo', '3'),
    typed('countryCode', 'AT'),
    ...offered.slice(0, 1).map((one) => ({ type: 'option.highlighted', option: keyOf(one) }) as const),
    ...(isOpen && offered.length > 0 ? [{ type: 'list.closed' } as const] : []),
    { type: 'suggestion.chosen', answers: { zipCode: '6722', city: 'Szeged' } },
  ],
  sources: { 'answer.changed': 'parent', 'suggestion.chosen': 'parent' },
  actors: { pause: () => [deadline] },
  project: ({ answers, field, offered, isOpen, highlighted }) => [
    answers,
    field,
    offered.length > 0,
    isOpen,
    highlighted !== null,
  ],
})
