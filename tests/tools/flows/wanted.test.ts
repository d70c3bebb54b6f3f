import { expect, test } from 'vitest'
import { UsageError } from '../../../tools/commandLine'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { readTexts } from '../../../tools/flows/texts'
import { requestedFlows } from '../../../tools/flows/wanted'

const { flows } = catalogueOf(readTexts())
const wantedIds = (...names: readonly string[]) => requestedFlows(flows, names).map(({ id }) => id)

test('requestedFlows returns the flows with the given names, or all flows if no name is given', () => {
  expect(wantedIds('login', 'kgfb.bonus')).toEqual(['login', 'kgfb.bonus'])
  expect(wantedIds()).toHaveLength(flows.length)
})

test.each([
  ['lgoin', '  login (Belépés)'],
  ['kgfb.licenseplate', '  kgfb.licensePlate ('],
  ['car-sell', '  casco.termination.car-sell ('],
  ['casco.terminaton', '  casco.termination.car-sell ('],
  ['topup', '  life.topupPayment ('],
])('an unknown flow %s is rejected with an error that suggests similar names', (name, near) => {
  const ask = () => wantedIds('login', name)
  expect(ask).toThrow(UsageError)
  expect(ask).toThrow(`There is no flow "${name}".`)
  expect(ask).toThrow(near)
})
