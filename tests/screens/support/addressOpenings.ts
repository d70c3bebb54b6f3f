import { permanentAddress } from '../../../machines/cases/address/permanentAddress.case'
import { examplesOf } from '../../../mocks/examples'
import { getCountries } from '../../../src/api/address'
import { getAddress } from '../../../src/api/clientData'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { answer } from '../../machines/kit/story'
import { caseOf, openCase } from './caseOpenings'
import type { Opening } from './stage'

const [countries = []] = Object.values(examplesOf(getCountries))

/** Opens a case with address suggestions. The case already has the answers of the path's input. */
export const openSuggestions: Opening = async (path, fake) => {
  const productLineCase = caseOf(permanentAddress.id)
  const draft = draftAt(productLineCase.definition, 'filling')
  const empty = { countryCode: '', zipCode: '', city: '', streetAddress: '', buildingNo: '' }
  const answers = { ...empty, ...Object(path.input).answers }
  const opened = await openCase(productLineCase, productLineCase.machine, { ...draft, answers }, fake)
  await answer(fake, getCountries, countries)
  await answer(fake, getAddress, { permanentAddress: null, mailingAddress: null })
  return { ...opened, actor: () => opened.actor()?.getSnapshot().children.suggestions }
}
