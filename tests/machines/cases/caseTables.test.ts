import { expect, test } from 'vitest'
import { everyCase, everyProductLine } from '../../../machines/cases'
import { dataChangeKeys } from '../../../machines/cases/productLineMenu'
import { contractByCase } from '../../../tools/exploration/kit/offering'
import { subjectByParameter } from '../../../tools/exploration/kit/sampleSubject'

const menuKeys = everyProductLine.flatMap(({ menu }) => menu.map(({ key }) => key))
const definitions = everyCase.map(({ definition }) => definition)

test.each([
  [
    'ids of cases (`contractByCase` in tools/exploration/kit/offering.ts)',
    Object.keys(contractByCase),
    definitions.map(({ id }) => id),
  ],
  [
    'subjects of cases (`subjectByParameter` in tools/exploration/kit/sampleSubject.ts)',
    Object.keys(subjectByParameter),
    definitions.map(({ subject }) => subject),
  ],
  ['menu keys (`dataChangeKeys` in machines/cases/productLineMenu.ts)', dataChangeKeys, menuKeys],
  ['menu keys (`related` of the cases in machines/cases)', definitions.flatMap(({ related }) => related), menuKeys],
] as const)(
  'a table contains only existing %s; remove the others',
  (_, names, existing: readonly (string | null)[]) => {
    expect(names.filter((name) => !existing.includes(name))).toEqual([])
  },
)
