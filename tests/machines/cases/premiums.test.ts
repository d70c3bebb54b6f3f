import { expect, test } from 'vitest'
import { premiumDetails } from '../../../machines/cases/kgfb/premiums'
import type { Money } from '../../../src/api/entities'

const forints = (value: number): Money => ({ value, currency: 'HUF' })
const euros = (value: number): Money => ({ value, currency: 'EUR' })

test.each([
  ['less', forints(50_000), forints(45_000), [{ name: 'saving', kind: 'money', value: forints(5000) }]],
  ['more', forints(50_000), forints(53_000), [{ name: 'extra', kind: 'money', value: forints(3000) }]],
  ['the same', forints(50_000), forints(50_000), [{ name: 'difference', kind: 'money', value: forints(0) }]],
  ['another currency', euros(130), forints(53_000), []],
  ['nothing to compare with', null, forints(53_000), []],
] as const)('a new premium shows its difference from a comparable old one: %s', (_, oldPremium, newPremium, said) => {
  const names = ['oldPremium', 'newPremium']
  expect(premiumDetails({ oldPremium, newPremium }).filter(({ name }) => !names.includes(name))).toEqual(said)
})

test('the bars of both premiums are scaled to the larger premium, unless their currencies differ', () => {
  const [before, now] = premiumDetails({ oldPremium: forints(50_000), newPremium: forints(45_000) })
  const most = forints(50_000)
  expect(before?.value).toEqual({ amount: forints(50_000), most, isNew: false })
  expect(now?.value).toEqual({ amount: forints(45_000), most, isNew: true })
  expect(premiumDetails({ oldPremium: euros(130), newPremium: forints(45_000) }).map(({ kind }) => kind)).toEqual([
    'money',
    'money',
  ])
})
