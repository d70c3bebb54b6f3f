import { expect, test } from 'vitest'
import { submissionKey } from '../../../machines/case/draft/submission'
import { contextOf } from '../../../machines/case/machine/context'
import { personName } from '../../../machines/cases/common/personName.case'
import { digest } from '../../../machines/digest'
import { draftAt } from '../../../tools/exploration/models/case.drafts'

/**
 * Returns the submission key of a name change to this last name. The draft's id is always the same, as in a duplicated
 * tab.
 */
const keyOf = (lastName: string): string => {
  const draft = { ...draftAt(personName, 'submitting'), draftId: '6f1c0a52-7d5e-4b4c-9a39-1f0e5d7c2b88' }
  const saved = { ...draft, answers: { ...draft.answers, lastName } }
  const route = { contractNumber: '10000001', address: '/kgfb/ugyek/person-name', today: '2026-11-21' }
  return submissionKey(personName, contextOf(personName, { ...route, draftId: 'another', saved }))
}

const lookAlikes = [
  ['Aa', 'BB'],
  ['Kovács Aaron', 'Kovács BBron'],
  ['😀', '😁'],
  ['', ' '],
] as const

test.each(lookAlikes)('the texts “%s” and “%s” have different digests', (one, other) => {
  expect(digest(one)).not.toBe(digest(other))
})

test('all texts of three letters have different digests', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
  const names = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)))
  expect(new Set(names.map(digest)).size).toBe(names.length)
})

test.each(lookAlikes.slice(0, 3))(
  'if a duplicated tab changes the name from “%s” to “%s”, its submission has another idempotency key',
  (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  },
)

test('a tab and its duplicate have the same idempotency key if both submit the same last name', () => {
  expect(keyOf('Kovács')).toBe(keyOf('Kovács'))
})

test('an idempotency key does not contain the full draft id, and the digest of a long text has 14 characters', () => {
  expect(keyOf('Kovács')).not.toContain('9a39-1f0e5d7c2b88')
  expect(digest('a'.repeat(10_000))).toMatch(/^[0-9a-z]{14}$/)
})
