import { createActor } from 'xstate'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../../machines/storageKeys'
import type { CallData } from '../../../src/api/endpoint'
import { getModifyLicensePlate, type modifyLicensePlate } from '../../../src/api/kgfb'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { fileArrives } from './fileArrives'
import { answer, begin, type page } from './story'

const machine = buildCaseMachine(licensePlate)

const CONTRACT = '10000001'
export const DRAFT = draftKey(CONTRACT, licensePlate.id)

/** The insurer's confirmation of a changed plate. */
export const changed: CallData<typeof modifyLicensePlate> = {
  caseStatus: 'SUCCEEDED',
  caseId: 'case-1',
  oldLicensePlateNumber: 'RJK-482',
  newLicensePlateNumber: 'AABC123',
}

/**
 * Opens the case of the licence plate on a page, with the draft from the tab's storage. The test must answer the call
 * that loads the case's data.
 */
export const openPlate = ({ fake, parent }: ReturnType<typeof page>) => {
  const saved = fake.services.storage.read(DRAFT) ?? null
  const input = {
    contractNumber: CONTRACT,
    address: '/kgfb/ugyek/license-plate',
    today: '2026-11-21',
    draftId: fake.services.newId(),
    saved,
  }
  return begin(createActor(machine, { input, parent }), fake)
}

/** Opens the licence plate's case on a page, with the tab's draft, and loads its data. */
export const openLoadedPlate = async (on: ReturnType<typeof page>) => {
  const actor = await openPlate(on)
  await answer(on.fake, getModifyLicensePlate, { hasOtherContracts: false })
  return actor
}

/** An actor that receives the events of a case. */
interface Case {
  send(event: CaseEvent): void
}

/** Types a plate and continues to the documents. */
export const fillPlate = (actor: Case): void => {
  actor.send({ type: 'answer.changed', field: 'licensePlateNumber', value: 'aa bc-123' })
  actor.send({ type: 'step.submitted' })
}

/** Chooses a file, whose upload then starts. */
export const chooseFile = (fake: FakeServices, actor: Case, id = sampleFile.id): void => {
  const { name, size, mimeType } = sampleFile
  fake.files.set(id, new File(['irat'], name, { type: mimeType }))
  actor.send({ type: 'file.added', field: 'registrationBook', file: { id, name, size, mimeType } })
}

/** Answers all questions, uploads the file, and continues to the summary. */
export const fillAll = async (fake: FakeServices, actor: Case): Promise<void> => {
  fillPlate(actor)
  chooseFile(fake, actor)
  await fileArrives(fake)
  actor.send({ type: 'step.submitted' })
}
