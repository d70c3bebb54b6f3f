import type { Answer, CaseForm, VisibilityContext } from './field'
import type { LoadedData, Loads } from './loads'
import { eraseType } from './parsed'
import type { Condition } from './questions'

/** Visibility condition of a field: a pure predicate over loaded data, the answers listed in `by`, and today's date. */
export interface TypedCondition<Load extends Loads, Form extends CaseForm> {
  /** The fields whose answers `when` receives. It cannot read any other answer. */
  readonly by: readonly (keyof Form & string)[]
  readonly when: (known: {
    readonly loaded: LoadedData<Load>
    readonly answers: { readonly [Name in keyof Form]?: Answer }
    readonly today: string
  }) => boolean
}

const conditionOf = <Load extends Loads, Form extends CaseForm>(
  { by, when }: TypedCondition<Load, Form>,
  needsLoad: boolean,
): Condition => ({
  by,
  holds: ({ loaded, answers, today }: VisibilityContext) => {
    // The field stays hidden until the data is loaded.
    if (needsLoad && loaded === null) return false
    const conditionAnswers: Readonly<Record<string, Answer | undefined>> = Object.fromEntries(
      by.map((name) => [name, answers[name]]),
    )
    return eraseType(when)({ loaded, answers: conditionAnswers, today })
  },
})

/**
 * Converts the declared conditions, keyed by field name. If `needsLoad` is `true`, no condition holds before the data
 * is loaded.
 */
export const conditionsOf = <Load extends Loads, Form extends CaseForm>(
  conditions: Readonly<Record<string, TypedCondition<Load, Form>>>,
  needsLoad: boolean,
): Readonly<Record<string, Condition>> =>
  Object.fromEntries(Object.entries(conditions).map(([field, condition]) => [field, conditionOf(condition, needsLoad)]))
