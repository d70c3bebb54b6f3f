import { expect, test } from 'vitest'
import { casesInProgress } from '../../mocks/world/cases/cases'
import { createWorld } from '../../mocks/world/keeper/createWorld'
import { duePayments, monthsOf, periodPremium } from '../../mocks/world/payments/due'
import { listOf } from '../../mocks/world/printed/lists'

const world = createWorld({ scenario: 'fast', now: () => Date.parse('2026-11-21T12:00:00Z') })
const contracts = Object.values(world.state.contracts)
const running = contracts.filter(({ header, isProposal }) => header.contract.contractStatusId === 1 && !isProposal)
const named = (of: typeof contracts) => of.map((contract) => [contract.number, contract] as const)

test.each(named(running))('the invoices of %s are one a period, of what a period costs', (_number, contract) => {
  const invoices = listOf(world, contract, 'invoice').slice()
  const premium = periodPremium(contract)
  expect(invoices.map(({ amount }) => amount)).toEqual(invoices.map(() => premium))
  const months = invoices.map(({ date }) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)))
  for (const [index, month] of months.slice(1).entries()) expect((months[index] ?? 0) - month).toBe(monthsOf(contract))
  expect((invoices[0]?.date ?? '') <= '2026-11-21').toBe(true)
})

test.each(named(running))(
  'what is due on %s is a premium of a period that an invoice asks for, or of the next',
  (_number, contract) => {
    const [newest] = listOf(world, contract, 'invoice').slice(0, 1)
    for (const { premium, premiumType, paymentPeriodStartDate } of duePayments(world, contract)) {
      expect(premium).toEqual(periodPremium(contract))
      if (premiumType === 'CURRENT') expect(paymentPeriodStartDate).toBe(newest?.date)
      else expect(paymentPeriodStartDate > '2026-11-21').toBe(true)
    }
  },
)

test.each(named(running))('%s owes no more than its invoices have asked for', (_number, contract) => {
  const asked = listOf(world, contract, 'invoice')
    .slice()
    .reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
  expect(contract.header.debt?.value ?? 0).toBeLessThanOrEqual(asked)
})

test.each(named(running))('the period of %s ends the day before its anniversary', (_number, { header }) => {
  if (!('anniversaryDate' in header.contract) || !header.contract.anniversaryDate) return
  const dayAfter = new Date(Date.parse(header.insuranceValidDate ?? '') + 24 * 60 * 60 * 1000)
    .toISOString()
    .slice(0, 10)
  expect(header.contract.anniversaryDate).toBe(dayAfter)
})

test.each(named(contracts))('no case of %s is in progress that was done long ago', (_number, contract) => {
  expect(casesInProgress(world, contract)).toBe(0)
})

test('nothing of a casco is missing in a kgfb', () => {
  for (const { insuranceType, header } of contracts)
    if (insuranceType === 'kgfb') expect('supplements' in header ? header.supplements : undefined).toBeUndefined()
})
