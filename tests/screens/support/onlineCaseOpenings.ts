import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { cascoCases } from '../../../machines/cases/casco'
import { homeCases } from '../../../machines/cases/home'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { eletCases } from '../../../machines/cases/life'
import { contractMachine } from '../../../machines/contract/contract.machine'
import { downloadMachine } from '../../../machines/download/download.machine'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { onlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import { copyingMachine } from '../../../machines/payment/copying.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { SESSION } from '../../../machines/storageKeys'
import { uploadMachine } from '../../../machines/upload/upload.machine'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { downloadDocument } from '../../../src/api/documents'
import { getCases } from '../../../src/api/kgfb'
import { register } from '../../../src/modules/lazyModule'
import { lazyModule as onlineCasesModule } from '../../../src/modules/onlineCases'
import { lazyModule as signatureModule } from '../../../src/modules/signature'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import { answer, load } from '../../machines/kit/story'
import { frozen } from './frozen'
import { type Opening, openStarted } from './stage'

const productLines: ReadonlyArray<readonly [ProductLineCases, ContractHeader]> = [
  [kgfbCases, headerExamples.withDebt],
  [cascoCases, cascoHeaderExamples.withoutDebt],
  [homeCases, homeHeaderExamples.withDebt],
  [eletCases, lifeHeaderExamples.withDebt],
]

/** Opens the online cases of a product line with the given machine: the list, or the case at `step`. */
const openList = async (productLine: string, step: string, machine: typeof onlineCasesMachine, fake: FakeServices) => {
  const [cases, header] = productLines.find(([{ productLine: name }]) => name === productLine) ?? []
  const entry = cases?.menu.find(({ key }) => key === 'online-cases')
  if (cases === undefined || header === undefined || entry?.type !== 'flow')
    throw new Error(`${productLine} has no list`)
  register(onlineCasesModule)
  register(signatureModule)
  appMachines.provide({ contract: contractMachine })
  fake.services.storage.write(SESSION, sampleSession({ productLine: cases.productLine }))
  const opened = await openStarted(pathOf(caseRouteOf(cases.productLine, entry.key, step)), fake)
  const loaded = { ...cases, menu: [{ ...entry, machine, isEnabled: () => true }] }
  await load(fake, 'loadModule', loaded)
  await answer(fake, cases.header, header)
  await load(fake, 'loadModule', loaded)
  await load(fake, 'loadModule')
  return { ...opened, actor: () => opened.app.getSnapshot().children.contract?.getSnapshot().children.flow }
}

const download = frozen('download', downloadMachine(downloadDocument))

/** Opens the online cases. Their child machines stay in their initial states. */
export const openOnlineCases: Opening = (path, fake) => {
  const { productLine, step } = Object(path.input)
  const machine = onlineCasesMachine.provide({
    actors: {
      signature: frozen('signature', signatureMachine),
      identification: frozen('identification', identificationMachine),
      download,
      copying: frozen('copying', copyingMachine),
    },
  })
  return openList(productLine, step, machine, fake)
}

/** Opens the signature of a case that the customer resumes from the online cases. */
export const openSignature: Opening = async (path, fake) => {
  const { caseId, documentLink } = Object(path.input)
  const list = await openList('kgfb', caseId, onlineCasesMachine, fake)
  await answer(fake, getCases, [
    {
      name: 'Szerződés megszüntetése',
      startDate: '2026-11-21',
      documentLink,
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      caseId,
    },
  ])
  sharedMachines.provide({
    signature: signatureMachine.provide({ actors: { upload: frozen('upload', uploadMachine), download } }),
  })
  await load(fake, 'loadModule')
  // Removes the session. With a session, the signature would load the list of cases after an error. The paths do not
  // contain this call.
  fake.services.storage.remove(SESSION)
  // Keeps a reference to the actor. The paths check it even after it has ended.
  const signature = list.actor()?.getSnapshot().children.signature
  return { ...list, actor: () => signature }
}
