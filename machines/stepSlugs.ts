/**
 * The parts of an address that name a step of a case. Any other part at their position names a variant or an item, such
 * as an account or a claim. A case's first step is at the case's own address, without a part.
 */
export const stepSlugs = [
  'helyszin',
  'karok',
  'korulmenyek',
  'elerhetoseg',
  'kifizetes',
  'dokumentumok',
  'kod',
  'fizetes',
  'atutalas',
  'ellenorzes',
  'eredmeny',
] as const
export type StepSlug = (typeof stepSlugs)[number]
