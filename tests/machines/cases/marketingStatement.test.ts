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

test('says what was agreed to, for this contract alone until something else is chosen', () => {
  expect(marketingStatement.initialAnswers?.(known)).toEqual({ actionType: 'SUBSCRIBE', partnerIds: own })
})

test.each([
  ['SUBSCRIBE', 'agreed'],
  ['UNSUBSCRIBE', 'declined'],
  [null, 'statementDate'],
])('of %s it tells in words what was said then', (actionType, name) => {
  const details = marketingStatement.details(loadedWith([own], [], actionType), {})
  expect(details).toEqual([{ name, kind: 'date', value: '2025-10-05' }])
})

test('is for the open contract, or for every contract of the client', () => {
  const [one, every] = optionsWith(known)
  expect(sent(one?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [own] })
  expect(sent(every?.value)).toEqual({ actionType: 'UNSUBSCRIBE', partnerIds: [own, 'partner-2', 'partner-3'] })
})

test.each([
  ['there are no others', loadedWith([own], [])],
  ['they are not known', loadedWith([own], null)],
])('is for the open contract alone where %s', (_why, loaded) => {
  expect(optionsWith(loaded).map(({ value }) => value)).toEqual([own])
})

test('cannot be made where the insurer does not say who the open contract is', () => {
  expect(optionsWith(loadedWith(['partner-2'], [partner('2')]))).toEqual([])
})
