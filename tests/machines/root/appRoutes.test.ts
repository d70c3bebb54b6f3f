import { describe, expect, test } from 'vitest'
import { innerPathOf, pathOf, routeOf } from '../../../machines/routes'

const caseAt = (address: string) => {
  const route = routeOf(address)
  if (route.name !== 'case') throw new Error(`${address} is no case`)
  return route
}

describe('the part of an address behind the key of the case', () => {
  test.each([
    ['nothing', '/kgfb/ugyek/license-plate', '', ''],
    ['a step', '/kgfb/ugyek/license-plate/ellenorzes', '', 'ellenorzes'],
    ['a variant', '/kgfb/ugyek/terminate-insurance/car-sell', 'car-sell', ''],
    ['a step of a variant', '/kgfb/ugyek/terminate-insurance/car-sell/ellenorzes', 'car-sell', 'ellenorzes'],
    ['an id of the insurer', '/elet/ugyek/online-cases/CASE%2F12.3', 'CASE%2F12.3', ''],
    ['a step of an id', '/elet/ugyek/online-cases/CASE-12/alairas', 'CASE-12', 'alairas'],
  ])('contains %s: %s', (_, address, variant, step) => {
    expect(caseAt(address)).toMatchObject({ variant, step })
    expect(pathOf(caseAt(address))).toBe(address)
  })

  test.each(['/kgfb/ugyek/a/..', '/kgfb/ugyek/a/b/..', '/kgfb/ugyek/a/b c', '/kgfb/ugyek/A', '/kgfb/ugyek/a/b/Ő'])(
    'leads to the not-found page if it or the key is invalid: %s',
    (address) => {
      expect(routeOf(address).name).toBe('notFound')
    },
  )

  test('consists of the variant and the step', () => {
    expect(innerPathOf(caseAt('/kgfb/ugyek/a'))).toBe('')
    expect(innerPathOf(caseAt('/kgfb/ugyek/a/kod'))).toBe('kod')
    expect(innerPathOf(caseAt('/kgfb/ugyek/a/b/kod'))).toBe('b/kod')
  })
})
