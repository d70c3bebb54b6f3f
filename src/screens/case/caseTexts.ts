import type { Option, Problem } from '../../../machines/case/field'
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
  // Fields that many cases have are told once.
  const ownOrShared = (name: string) => own(name) ?? textOf('case', name)
  return {
    label: own('label') ?? key,
    note: own('note'),
    /** What the insurer has done, as the heading of the confirmation. */
    done: own('done'),
    field: (name: string): string => ownOrShared(`fields.${name}.label`) ?? name,
    hint: (name: string): string | undefined => ownOrShared(`fields.${name}.hint`),
    /** What can be chosen in a field, in the insurer's words or in the language file's. */
    options: (name: string, options: readonly Option[]) =>
      options.map(({ value, label }) => ({
        value,
        label: label ?? ownOrShared(`fields.${name}.options.${value}`) ?? value,
      })),
    notice: (name: string) => ({
      heading: own(`notices.${name}.heading`) ?? '',
      body: own(`notices.${name}.body`) ?? '',
    }),
    fact: (name: string): string => own(`facts.${name}`) ?? textOf('case', `submitted.facts.${name}`) ?? name,
    /** What is wrong with a field: in the case's own words, or in those that every case shares. */
    problem: (field: string, { name, values = {} }: Problem): string =>
      own(`fields.${field}.problems.${name}`) ?? textOf('case', `problems.${name}`, values) ?? name,
  }
}

export type CaseTexts = ReturnType<typeof caseTexts>
