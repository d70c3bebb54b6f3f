/**
 * The address parts that name a step of a case, e.g. `helyszin`. At the same position of the address, any other part
 * names a variant or an item, such as an account or a claim. The first step has no part of its own: it is at the case's
 * address.
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
