import type { Problem } from '../../../machines/case/field'
import type { Area } from '../../../machines/routes'
import { textOf } from '../../texts/texts'

/** Which case: its area and its menu key. */
export interface CaseName {
  readonly area: Area
  readonly key: string
}

/**
 * The texts of one case, under `cases.<key>` in its area's language file. Cases come as data, so that the compiler
 * cannot know these keys: a test holds every case against its file.
 */
export const caseTexts = ({ area, key }: CaseName) => {
  // What every area has is told once, beside the contract's own texts.
  const own = (name: string) => textOf(area, `cases.${key}.${name}`) ?? textOf('contract', `cases.${key}.${name}`)
  return {
    label: own('label') ?? key,
    note: own('note'),
    /** What the insurer has done, as the heading of the confirmation. */
    done: own('done'),
    field: (name: string): string => own(`fields.${name}.label`) ?? name,
    hint: (name: string): string | undefined => own(`fields.${name}.hint`),
    notice: (name: string) => ({
      heading: own(`notices.${name}.heading`) ?? '',
      body: own(`notices.${name}.body`) ?? '',
    }),
    fact: (name: string): string => own(`facts.${name}`) ?? name,
    /** What is wrong with a field: in the case's own words, or in those that every case shares. */
    problem: (field: string, { name, count }: Problem): string =>
      own(`fields.${field}.problems.${name}`) ?? textOf('case', `problems.${name}`, { number: count }) ?? name,
  }
}

export type CaseTexts = ReturnType<typeof caseTexts>
