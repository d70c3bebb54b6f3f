import type { ChoiceField } from '../field'

/**
 * The same choice, with a picture beside each option and, where there are many, a search by plain words: what an option's
 * `word` is drawn as (`src/fields/types/pictures.ts`), how else it is called (`fields.<name>.plain.<word>`) and what finds it
 * (`fields.<name>.words.<word>`). An option without a word is shown all the same.
 */
export const pictured = <Payload>(field: ChoiceField<Payload>): ChoiceField<Payload> => ({
  ...field,
  appearance: 'pictures',
})
