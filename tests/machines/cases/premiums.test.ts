import { expect, test } from 'vitest'
import { premiumDetails } from '../../../machines/cases/kgfb/premiums'
import type { Money } from '../../../src/api/entities'

const forints = (value: number): Money => ({ value, currency: 'HUF' })
const euros = (value: number): Money => ({ value, currency: 'EUR' })

test.each([
  [
    'a saving if it is below the old premium',
    forints(50_000),
    forints(45_000),
    [{ name: 'saving', kind: 'money', value: forints(5000) }],
  ],
  [
    'the extra cost if it is above the old premium',
    forints(50_000),
    forints(53_000),
    [{ name: 'extra', kind: 'money', value: forints(3000) }],
  ],
  [
    'a difference of zero if it equals the old premium',
    forints(50_000),
    forints(50_000),
    [{ name: 'difference', kind: 'money', value: forints(0) }],
  ],
  ['no difference if the old premium is in another currency', euros(130), forints(53_000), []],
  ['no difference if the old premium is unknown', null, forints(53_000), []],
] as const)('a new premium shows %s', (_, oldPremium, newPremium, difference) => {
  const names = ['oldPremium', 'newPremium']
  expect(premiumDetails({ oldPremium, newPremium }).filter(({ name }) => !names.includes(name))).toEqual(difference)
})

test('the bars of the old and the new premium are scaled to the larger premium, unless their currencies differ', () => {
  const [before, now] = premiumDetails({ oldPremium: forints(50_000), newPremium: forints(45_000) })
  const most = forints(50_000)
  expect(before?.value).toEqual({ amount: forints(50_000), most, isNew: false })
  expect(now?.value).toEqual({ amount: forints(45_000), most, isNew: true })
  expect(premiumDetails({ oldPremium: euros(130), newPremium: forints(45_000) }).map(({ kind }) => kind)).toEqual([
    'money',
    'money',
  ])
})
