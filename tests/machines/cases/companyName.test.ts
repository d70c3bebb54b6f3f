import { expect, test } from 'vitest'
import { parsed } from '../../../machines/case/definition/parsed'
import { companyName } from '../../../machines/cases/common/companyName.case'
import { examplesOf } from '../../../mocks/examples'
import { getCompanyName } from '../../../src/api/clientData'

test('a company hears before the form that its life contracts change with its name, where it has some', () => {
  const { withLifeInsurance, withoutLifeInsurance, ...others } = examplesOf(getCompanyName)
  expect(companyName.alerts(parsed(withLifeInsurance))).toEqual(['lifeContracts'])
  for (const loaded of [withoutLifeInsurance, ...Object.values(others)])
    expect(companyName.alerts(parsed(loaded))).toEqual([])
})
