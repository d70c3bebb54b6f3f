import { expect, test } from 'vitest'
import { asParsed } from '../../../machines/case/definition/parsed'
import { companyName } from '../../../machines/cases/common/companyName.case'
import { examplesOf } from '../../../mocks/examples'
import { getCompanyName } from '../../../src/api/clientData'

test('a change of company name warns about life contracts only if the company has some', () => {
  const { withLifeInsurance, withoutLifeInsurance, ...others } = examplesOf(getCompanyName)
  expect(companyName.alerts(asParsed(withLifeInsurance))).toEqual(['lifeContracts'])
  for (const loaded of [withoutLifeInsurance, ...Object.values(others)])
    expect(companyName.alerts(asParsed(loaded))).toEqual([])
})
