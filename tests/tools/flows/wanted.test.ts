import { expect, test } from 'vitest'
import { UsageError } from '../../../tools/commandLine'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { readTexts } from '../../../tools/flows/texts'
import { wantedFlows } from '../../../tools/flows/wanted'

const { flows } = catalogueOf(readTexts())
const wanted = (...named: readonly string[]) => wantedFlows(flows, named).map(({ id }) => id)

test('wantedFlows returns the flows with the given names, or all flows if no name is given', () => {
  expect(wanted('login', 'kgfb.bonus')).toEqual(['login', 'kgfb.bonus'])
  expect(wanted()).toHaveLength(flows.length)
})

test.each([
  ['lgoin', '  login (Belépés)'],
  ['kgfb.licenseplate', '  kgfb.licensePlate ('],
  ['car-sell', '  casco.termination.car-sell ('],
  ['casco.terminaton', '  casco.termination.car-sell ('],
  ['topup', '  life.topupPayment ('],
])('an unknown flow %s is rejected with similar names', (named, near) => {
  const ask = () => wanted('login', named)
  expect(ask).toThrow(UsageError)
  expect(ask).toThrow(`There is no flow "${named}".`)
  expect(ask).toThrow(near)
})
