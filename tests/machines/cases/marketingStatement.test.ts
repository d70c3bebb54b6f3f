import { expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { type Loaded, parsed } from '../../../machines/case/definition/parsed'
import { marketingStatement } from '../../../machines/cases/common/marketingStatement.case'

const partner = (number: string) => ({ contractNumber: number, partnerId: `partner-${number}` })

const loadedWith = (
  partnerIds: readonly string[],
  partners: readonly object[] | null,
  actionType: string | null = 'SUBSCRIBE',
): Loaded => parsed({ statement: { actionType, partnerIds, statementDate: '2025-10-05' }, partners })

const own = 'partner-1'
const known = loadedWith(['partner-2', own], [partner('2'), partner('3')])

const optionsWith = (loaded: typeof known) => marketingStatement.options(loaded).partnerIds ?? []

const sent = (value: string | undefined) =>
  bodyOf(marketingStatement, {
    answers: { actionType: 'UNSUBSCRIBE', partnerIds: value ?? '' },
    loaded: known,
    today: '2026-11-21',
    asked: null,
  })

test('a marketing statement starts with the current choice of the customer, and selects the open contract only', () => {
  expect(marketingStatement.initialAnswers?.(known)).toEqual({ actionType: 'SUBSCRIBE', partnerIds: own })
})

test.each([
  ['SUBSCRIBE', 'agreed'],
  ['UNSUBSCRIBE', 'declined'],
  [null, 'statementDate'],
])('a marketing statement with the action %s shows its date with the label "%s"', (actionType, name) => {
  const details = marketingStatement.details(loadedWith([own], [], actionType), {})
  expect(details).toEqual([{ name, kind: 'date', value: '2025-10-05' }])
})

test('a marketing statement is sent for the open contract or for every contract', () => {
  const [one, every] = optionsWith(known)
  expect(sent(one?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [own] })
  expect(sent(every?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [own, 'partner-2', 'partner-3'] })
})

test.each([
  ['there are no other partners', loadedWith([own], [])],
  ['the other partners are unknown', loadedWith([own], null)],
])('a marketing statement offers only the open contract if %s', (_why, loaded) => {
  expect(optionsWith(loaded).map(({ value }) => value)).toEqual([own])
})

test('a marketing statement offers no contract if the insurer does not list the partner of the open contract', () => {
  expect(optionsWith(loadedWith(['partner-2'], [partner('2')]))).toEqual([])
})
