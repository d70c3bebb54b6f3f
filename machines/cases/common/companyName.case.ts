import { changeCompanyName, getCompanyName } from '../../../src/api/clientData'
import { defineCase } from '../../case/defineCase'
import { documents } from '../../case/fields/documents'
import { text } from '../../case/fields/text'
import { knownFact } from '../../case/knownFact'

/** Cégnév módosítása: a company's new name, with the paper that proves it. */
export const companyName = defineCase({
  id: 'common.companyName',
  load: getCompanyName,
  form: { companyName: text('companyName'), documents: documents({ min: 1 }) },
  initial: ({ companyName }) => ({ companyName: companyName ?? undefined }),
  shows: ({ taxNumber }) => knownFact('taxNumber', 'text', taxNumber),
  notices: ({ hasLifeInsurance }) => (hasLifeInsurance ? ['lifeContracts'] : []),
  summary: true,
  submit: changeCompanyName,
})
