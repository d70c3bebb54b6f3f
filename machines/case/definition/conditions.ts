import type { Answer, CaseForm, Known } from './field'
import type { LoadedBy, Loads } from './loads'
import { erased } from './parsed'
import type { Condition } from './questions'

/** Where a question is asked: a plain predicate over what was loaded, the answers that it names, and the day. */
export interface TypedCondition<Load extends Loads, Form extends CaseForm> {
  /** The fields whose answers the predicate is given; nothing else decides. */
  readonly by: readonly (keyof Form & string)[]
  readonly when: (known: {
    readonly loaded: LoadedBy<Load>
    readonly answers: { readonly [Name in keyof Form]?: Answer }
    readonly today: string
  }) => boolean
}

const conditionOf = <Load extends Loads, Form extends CaseForm>(
  { by, when }: TypedCondition<Load, Form>,
  needsLoad: boolean,
): Condition => ({
  by,
  holds: ({ loaded, answers, today }: Known) => {
    // Before that nothing is known.
    if (needsLoad && loaded === null) return false
    const read: Readonly<Record<string, Answer | undefined>> = Object.fromEntries(
      by.map((name) => [name, answers[name]]),
    )
    return erased(when)({ loaded, answers: read, today })
  },
})

/** The conditions of a declaration, by the field that each is for. */
export const conditionsOf = <Load extends Loads, Form extends CaseForm>(
  conditions: Readonly<Record<string, TypedCondition<Load, Form>>>,
  needsLoad: boolean,
): Readonly<Record<string, Condition>> =>
  Object.fromEntries(Object.entries(conditions).map(([field, condition]) => [field, conditionOf(condition, needsLoad)]))
