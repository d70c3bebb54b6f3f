import { changeCompanyName, getCompanyName } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { documents } from '../../case/definition/fields/documents'
import { name } from '../../case/definition/fields/name'

/** Cégnév módosítása: a company's new name, with a supporting document. */
export const companyName = defineCase({
  id: 'common.companyName',
  load: getCompanyName,
  form: { companyName: name('companyName'), documents: documents({ min: 1 }) },
  initialAnswers: ({ companyName }) => ({ companyName: companyName ?? undefined }),
  details: ({ taxNumber }) => knownDetail('taxNumber', 'text', taxNumber),
  alerts: ({ hasLifeInsurance }) => (hasLifeInsurance ? ['lifeContracts'] : []),
  summary: true,
  submit: changeCompanyName,
})
