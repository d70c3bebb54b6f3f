const names = [
  'dr.',
  'dr. habil.',
  'dr. med.',
  'dr. univ.',
  'prof.',
  'prof. dr.',
  'prof. dr. habil.',
  'id.',
  'id. dr.',
  'id. prof. dr.',
  'ifj.',
  'ifj. dr.',
  'ifj. prof. dr.',
  'legid.',
  'legifj.',
  'özv.',
  'özv. dr.',
  'vitéz',
  'vitéz dr.',
  'id. vitéz',
  'ifj. vitéz',
  'dipl. ing.',
  'mag.',
  'ft.',
  'nt.',
  'p.',
] as const

/** The titles before a name that a person can choose from (specification, section 9: 26 of them). */
export const nameTitles: ReadonlyArray<{ readonly id: number; readonly name: string }> = names.map((name, index) => ({
  id: index + 1,
  name,
}))
