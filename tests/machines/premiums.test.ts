import { expect, test } from 'vitest'
import { premiumDetails } from '../../machines/cases/kgfb/premiums'
import type { Money } from '../../src/api/entities'

const forints = (value: number): Money => ({ value, currency: 'HUF' })
const euros = (value: number): Money => ({ value, currency: 'EUR' })

test.each([
  ['less', forints(50_000), forints(45_000), [{ name: 'saving', kind: 'money', value: forints(5000) }]],
  ['more', forints(50_000), forints(53_000), [{ name: 'extra', kind: 'money', value: forints(3000) }]],
  ['the same', forints(50_000), forints(50_000), []],
  ['another currency', euros(130), forints(53_000), []],
  ['nothing to compare with', null, forints(53_000), []],
] as const)('a new premium that is %s says by how much, where that can be said', (_, oldPremium, newPremium, said) => {
  const names = ['oldPremium', 'newPremium']
  expect(premiumDetails({ oldPremium, newPremium }).filter(({ name }) => !names.includes(name))).toEqual(said)
})
