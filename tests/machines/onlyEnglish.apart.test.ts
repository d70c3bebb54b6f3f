import '../onlyEnglish'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { lazyCases } from '../../machines/case/menu/lazyCases'
import { kgfbCases } from '../../machines/cases/kgfb'
import { appMachine } from '../../machines/root/app.machine'
import { dayAt } from '../../machines/today'
import { risksAt } from '../../mocks/store/home/risks'
import { formatDate, formatMoney, formatPercentage, formatSize } from '../../src/texts/format'
import { insurerInTab } from '../../tools/exploration/kit/insurers'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { createStorage } from '../mocks/storage'
import { pageAt } from './kit/atInsurer'
import { submitAnswer } from './kit/signIn'
import { begin, load, withClock } from './kit/story'
import { registerModules } from './matrix/registerModules'

withClock()

test('this JavaScript engine has the locale data of English only', () => {
  expect(new Intl.DateTimeFormat('hu-HU', { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22))).toBe('11/22/2026')
  expect(new Intl.NumberFormat('sv-SE').resolvedOptions().locale).toBe('en-US')
})

test('a date is in ISO format and changes at midnight in Hungary', () => {
  expect(dayAt(Date.UTC(2026, 10, 22, 12))).toBe('2026-11-22')
  expect(dayAt(Date.UTC(2026, 0, 1, 22, 59))).toBe('2026-01-01')
  expect(dayAt(Date.UTC(2026, 0, 1, 23, 0))).toBe('2026-01-02')
  expect(dayAt(Date.UTC(2026, 6, 1, 22, 0))).toBe('2026-07-02')
})

test('dates, amounts and texts are formatted in Hungarian', () => {
  expect(formatDate('2026-11-22')).toBe('2026.\u00a011.\u00a022.')
  expect(formatMoney({ value: 12450, currency: 'HUF' })).toBe('12\u00a0450\u00a0Ft')
  expect(formatMoney({ value: 1234, currency: 'FT' })).toBe('1234\u00a0Ft')
  expect(formatMoney({ value: -1234567.5, currency: 'EUR' })).toBe('-1\u00a0234\u00a0567,50\u00a0EUR')
  expect(formatPercentage(40.5)).toBe('40,5%')
  expect(formatSize(300_000)).toBe('0,3 MB')
  expect(risksAt('BUILDING').map(({ riskDetail }) => riskDetail)).toContain(
    'A biztosítás a percenként legalább 0,5 mm eső okozta károkra szól.',
  )
})

test('a customer signs in at the simulated insurer that runs in the tab, and the contract opens', async () => {
  registerModules()
  lazyCases.provide({ kgfb: kgfbCases })
  const { fake } = await pageAt(insurerInTab(createStorage()), '10000001')
  const app = await begin(
    createActor(appMachine, { input: { address: '/kgfb/belepes', requestedRoute: undefined } }),
    fake,
  )
  await load(fake, 'loadConfiguration', sampleConfiguration)
  await load(fake, 'loadTexts')
  const { login } = app.getSnapshot().children
  if (login === undefined) throw new Error('There is no sign-in')
  login.send({ type: 'contractNumber.changed', value: '10000001' })
  login.send({ type: 'contractNumber.submitted' })
  await vi.waitUntil(() => login.getSnapshot().matches('enteringCode'))
  submitAnswer(login, '123456')
  await vi.waitUntil(() => app.getSnapshot().children.contract !== undefined)
  const { contract } = app.getSnapshot().children
  if (contract === undefined) throw new Error('No contract is open')
  await vi.waitUntil(() => contract.getSnapshot().matches('selecting'))
  expect(contract.getSnapshot().context.header).toMatchObject({ licensePlateNumber: 'RJK-482' })
})
