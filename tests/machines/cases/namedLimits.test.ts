import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { problemOf } from '../../../machines/case/answers/problems'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answers } from '../../../machines/case/definition/field'
import { loadedDataOf } from '../../../machines/case/definition/loads'
import type { Loaded } from '../../../machines/case/definition/parsed'
import { everyCase } from '../../../machines/cases'
import { partialBuyBack } from '../../../machines/cases/life/claims/buyBacks.case'
import { advanceClaim } from '../../../machines/cases/life/claims/payouts.case'
import { topupPayment } from '../../../machines/cases/life/topupPayment.case'
import type { Endpoint } from '../../../src/api/endpoint'
import { claimService } from '../../../src/api/lifeRequests'
import { topUp } from '../../../src/api/lifeTopUp'
import { formatMoney } from '../../../src/texts/format'
import { type Insurer, insurers, rejectedChange } from '../../../tools/exploration/kit/insurers'
import { loadsByExample, sampleContext } from '../../../tools/exploration/kit/sampleAnswers'
import { type LifeCustomer, lifeCustomer } from '../../mocks/lifeCustomer'

const TOO_LITTLE = '0'
const TOO_MUCH = '999 999 999 999'

/**
 * Returns a function that checks a typed amount. It returns the name of the problem, and the limit that the problem
 * contains, formatted.
 */
const checkIn =
  (definition: CaseDefinition, loaded: Loaded | null, answers: Answers) => (name: string, typed: string) => {
    const fieldContext = { ...sampleContext(definition, loaded, {}), answers: { ...answers, [name]: typed } }
    const problem = problemOf(definition, fieldContext, name)
    const amount = problem?.values?.amount
    return { name: problem?.name, named: typeof amount === 'object' ? formatMoney(amount) : null }
  }

const moneyFields = everyCase.flatMap(({ definition }) =>
  Object.entries(definition.form).flatMap(([name, field]) =>
    field.type === 'text' && field.format === 'money' ? [{ id: definition.id, name, definition }] : [],
  ),
)

/** Adds a part of a forint to each number, as in the value of an account: units times price. */
const withFractions = (data: unknown, fraction: number): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'number' ? value + fraction : value))

test.each(moneyFields)(
  'the limit in an error of the field $name of $id is a valid amount, even if the insurer’s amounts have fractions',
  ({ definition, name }) => {
    expect.hasAssertions()
    for (const fraction of [0, 0.4, 0.6]) {
      for (const answers of loadsByExample(definition)) {
        const loaded = loadedDataOf(
          definition.loads,
          answers.map((data) => withFractions(data, fraction)),
        )
        if (definition.availableWhen?.(loaded, '') === false) continue
        const options = definition.options(loaded).udcContractId?.filter(({ isDisabled }) => !isDisabled)
        // Tries at most three options, because the longest list has two hundred similar accounts.
        for (const option of options?.slice(0, 3) ?? [null]) {
          const check = checkIn(definition, loaded, option === null ? {} : { udcContractId: option.value })
          const [least, most] = [check(name, TOO_LITTLE), check(name, TOO_MUCH)]
          expect(least.named).not.toBeNull()
          expect(check(name, least.named ?? '').name).toBeUndefined()
          if (most.name === 'moneyTooMuch') expect(check(name, most.named ?? '').name).toBeUndefined()
        }
      }
    }
  },
)

describe.each(Object.entries(insurers))(
  'at the simulated insurer %s, the limit in an amount’s error is accepted',
  (_, create) => {
    let insurer: Insurer
    let customer: LifeCustomer
    beforeEach(async () => {
      insurer = await create()
      customer = await lifeCustomer(insurer, '40000001')
    })
    afterEach(() => insurer.close())

    const read = async (endpoint: Endpoint) => (await customer.look(endpoint, {})).body
    const namedLimit = async (definition: CaseDefinition, name: string, typed: string, answers: Answers = {}) => {
      const data = await Promise.all(definition.loads.map(({ endpoint }) => read(endpoint)))
      const { named } = checkIn(definition, loadedDataOf(definition.loads, data), answers)(name, typed)
      return Number(named?.replace(/\D/g, ''))
    }

    test.each(['40000001-1', '40000001-2'])('for a partial buy-back of the account %s', async (udcContractId) => {
      const amount = await namedLimit(partialBuyBack, 'amount', TOO_MUCH, { udcContractId })
      const body = { kind: 'partial-buyback', udcContractId }
      expect(await customer.send(claimService, { ...body, amount: amount + 1 })).toEqual(rejectedChange)
      expect((await customer.send(claimService, { ...body, amount })).status).toBe(200)
    })

    test('for an advance', async () => {
      const amount = await namedLimit(advanceClaim, 'amount', TOO_MUCH)
      expect((await customer.send(claimService, { kind: 'advanced', amount })).status).toBe(200)
    })

    test('for a top-up', async () => {
      const topupAmount = await namedLimit(topupPayment, 'topupAmount', TOO_LITTLE)
      const body = { productFunds: [{ id: 'F01', percentage: 100 }] }
      expect(await customer.send(topUp, { ...body, topupAmount: topupAmount - 1 })).toEqual(rejectedChange)
      expect((await customer.send(topUp, { ...body, topupAmount })).status).toBe(200)
    })
  },
)
