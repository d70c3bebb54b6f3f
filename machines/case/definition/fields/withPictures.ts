import type { ChoiceField } from '../field'

/**
 * Shows a picture beside each option and, if there are many options, a search field. An option's `word` selects its
 * picture (`src/fields/types/pictures.ts`), its plain name (`fields.<name>.plain.<word>`) and its search words
 * (`fields.<name>.words.<word>`). An option without a `word` gets a general picture.
 */
export const withPictures = <Payload>(field: ChoiceField<Payload>): ChoiceField<Payload> => ({
  ...field,
  appearance: 'pictures',
})
