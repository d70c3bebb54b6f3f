import { expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { marketingStatement } from '../../../machines/cases/common/marketingStatement.case'

const partner = (number: string) => ({ contractNumber: number, partnerId: `partner-${number}` })

const loadedWith = (
  partnerIds: readonly string[],
  partners: readonly object[] | null,
  actionType: string | null = 'SUBSCRIBE',
): Loaded => asParsed({ statement: { actionType, partnerIds, statementDate: '2025-10-05' }, partners })

const ownId = 'partner-1'
const loadedData = loadedWith(['partner-2', ownId], [partner('2'), partner('3')])

const optionsWith = (loaded: typeof loadedData) => marketingStatement.options(loaded).partnerIds ?? []

const bodyWith = (value: string | undefined) =>
  bodyOf(marketingStatement, {
    answers: { actionType: 'UNSUBSCRIBE', partnerIds: value ?? '' },
    loaded: loadedData,
    today: '2026-11-21',
    asked: null,
  })

test('a marketing statement starts with the customer’s current choice, and with the open contract as the only selected one', () => {
  expect(marketingStatement.initialAnswers?.(loadedData)).toEqual({ actionType: 'SUBSCRIBE', partnerIds: ownId })
})

test.each([
  ['SUBSCRIBE', 'agreed'],
  ['UNSUBSCRIBE', 'declined'],
  [null, 'statementDate'],
])('a marketing statement with the action %s shows its date with the label "%s"', (actionType, name) => {
  const details = marketingStatement.details(loadedWith([ownId], [], actionType), {})
  expect(details).toEqual([{ name, kind: 'date', value: '2025-10-05' }])
})

test('a marketing statement is sent for the open contract or for every contract, as the customer chooses', () => {
  const [one, every] = optionsWith(loadedData)
  expect(bodyWith(one?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [ownId] })
  expect(bodyWith(every?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [ownId, 'partner-2', 'partner-3'] })
})

test.each([
  ['the insurer lists no other contracts', loadedWith([ownId], [])],
  ['the other contracts are unknown', loadedWith([ownId], null)],
])('a marketing statement offers only the open contract if %s', (_why, loaded) => {
  expect(optionsWith(loaded).map(({ value }) => value)).toEqual([ownId])
})

test.each([
  ['the other contracts are unknown', null],
  ['another contract has no id', [{ contractNumber: '3' }]],
])('a marketing statement of several ids offers no choice if %s', (_why, partners) => {
  expect(optionsWith(loadedWith([ownId, 'partner-2'], partners))).toEqual([])
})

test('a marketing statement does not offer all contracts if one of them has no id', () => {
  const loaded = loadedWith([ownId], [partner('2'), { contractNumber: '3' }])
  expect(optionsWith(loaded).map(({ word }) => word)).toEqual(['own'])
})

test('a marketing statement offers no contract for selection if the insurer does not list the open contract', () => {
  expect(optionsWith(loadedWith(['partner-2'], [partner('2')]))).toEqual([])
})
