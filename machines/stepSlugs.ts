/**
 * The parts of an address that name a step of a case. Whatever else stands in their place names a variant, or a thing: an
 * account, a claim. A case's first step has none, it stands at the case's own address.
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
