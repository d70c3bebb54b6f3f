import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { getHeader, getInsurancePackages } from '../../../src/api/life'
import { getIndexStatement, stateIndex } from '../../../src/api/lifeStatements'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownMoneyDetail } from '../../case/definition/detail'
import type { Answers, ChoiceField } from '../../case/definition/field'
import { loadedChoice } from '../../case/definition/fields/choice'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { yesNo } from '../../case/definition/fields/yesNo'
import { mayFail } from '../../case/definition/loads'
import { isForints } from '../../validation/isForints'
import { percentText } from '../../validation/percent'

type IndexValue = CallData<typeof getIndexStatement>['indexValues'][number]

const indexValueId = ({ type, percentage }: IndexValue): string => `${type}-${percentage}`

/** The chosen type and percentage of indexation, e.g. `BASE-5`. */
const indexValue: ChoiceField<IndexValue> = {
  ...loadedChoice(),
  serialize: (id) => {
    const [type, percentage] = id.split('-')
    return { type: type === 'EXTRA' ? 'EXTRA' : 'BASE', percentage: Number(percentage) }
  },
}

/**
 * Returns the values that the customer can choose. A contract without additional packages has only values of the type
 * `BASE`.
 */
const availableValues = ({
  indexValues,
  hasAdditionalPackages,
}: CallData<typeof getIndexStatement>): readonly IndexValue[] =>
  indexValues.filter(({ type }) => type === 'BASE' || hasAdditionalPackages !== false)

/** Increases an amount by a percentage. Rounds to whole forints, and to two decimals in other currencies. */
const increase = (money: Money, percentage: number): Money => {
  const digits = isForints(money.currency) ? 0 : 2
  return { ...money, value: Number((money.value * (1 + percentage / 100)).toFixed(digits)) }
}

interface InsuredSum {
  readonly label: string
  readonly amount: Money
}

const insuredSumsOf = (packages: CallData<typeof getInsurancePackages> | null): readonly InsuredSum[] =>
  [packages?.baseInsurance, ...(packages?.additionalPackages ?? [])]
    .flatMap((insurance) => insurance?.coverages ?? [])
    .flatMap(({ name, amount }) => (amount ? [{ label: name, amount }] : []))

interface StatementData {
  readonly statement: CallData<typeof getIndexStatement>
  readonly header: CallData<typeof getHeader>
  readonly packages: CallData<typeof getInsurancePackages> | null
}

/** Returns the premium and the insured sums, increased by a percentage. */
const increaseEffects = (
  [premiumName, sumsName]: readonly [string, string],
  premium: Money | null | undefined,
  sums: readonly InsuredSum[],
  percentage: number,
): readonly Detail[] => [
  ...knownMoneyDetail(premiumName, premium && increase(premium, percentage)),
  ...(sums.length > 0
    ? [
        {
          name: sumsName,
          kind: 'changes',
          value: sums.map(({ label, amount }) => ({ label, before: amount, now: increase(amount, percentage) })),
        } as const,
      ]
    : []),
]

/**
 * Returns the current premium. After the customer accepts or declines, also returns the resulting premium and insured
 * sums.
 */
const statementDetails = ({ statement, header, packages }: StatementData, answers: Answers): readonly Detail[] => {
  const premium = header.contract.premiumFrequency
  const sums = insuredSumsOf(packages)
  const value = statement.indexValues.find((each) => indexValueId(each) === textOf(answers.indexValue))
  return [
    ...knownMoneyDetail('premium', premium),
    ...(answers.isAccepted === 'yes' && value
      ? increaseEffects(['newPremium', 'sums'], premium, sums, value.percentage)
      : []),
    ...(answers.isAccepted === 'no' ? increaseEffects(['keptPremium', 'keptSums'], premium, sums, 0) : []),
  ]
}

/** Értékkövetési nyilatkozat: the choice of this year's indexation and its percentage. */
export const indexStatement = defineCase({
  id: 'life.indexStatement',
  load: { statement: getIndexStatement, header: getHeader, packages: mayFail(getInsurancePackages) },
  // The case is unavailable after a statement was submitted. The statement is then among the online cases.
  availableWhen: ({ statement, header }) =>
    header.contract.hasIndexStatementCase !== true && availableValues(statement).length > 0,
  form: { isAccepted: yesNo(), indexValue, email: optional(email()) },
  visibleWhen: { indexValue: { by: ['isAccepted'], when: ({ answers }) => answers.isAccepted === 'yes' } },
  options: ({ statement }) => ({
    indexValue: availableValues(statement).map((value) => ({
      value: indexValueId(value),
      label: `${percentText(value.percentage)}%`,
      note: { name: value.type },
    })),
  }),
  alerts: () => ['meaning'],
  details: statementDetails,
  confirmationDetails: statementDetails,
  trackedIn: 'online-cases',
  summary: true,
  submit: stateIndex,
})
