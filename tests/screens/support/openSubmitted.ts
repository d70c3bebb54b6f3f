import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { draftKeyOfSubject } from '../../../machines/storageKeys'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { openPortal, signIn } from '../../machines/kit/portal'
import { answer, load } from '../../machines/kit/story'
import { show } from '../signedIn'

/** Signs in to a kgfb contract with debt, and opens the confirmation of a case that was submitted before. */
export const openSubmitted = async (
  path: string,
  definition: CaseDefinition,
  draftFields: object,
  header: object = {},
) => {
  const portal = await openPortal(path)
  const draft = { ...draftAt(definition, 'submitted'), ...draftFields }
  portal.fake.services.storage.write(draftKeyOfSubject('10000001', definition.id, ''), draft)
  await signIn(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  await answer(portal.fake, getHeader, { ...headerExamples.withDebt, ...header })
  while (portal.fake.waiting().includes('loadModule')) await load(portal.fake, 'loadModule', kgfbCases)
  show(portal)
  return portal.fake
}
