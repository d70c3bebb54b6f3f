import { createActor } from 'xstate'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import type { SignatureEvent } from '../../../machines/signature/signature.types'
import { signatureKey } from '../../../machines/storageKeys'
import type { CaseResult } from '../../../src/api/entities'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'
import { begin, page } from './story'

export const CASE = 'case-3'
export const SAVED = signatureKey(CASE)

/** The insurer's answer to an accepted signature. */
export const acceptedResult: CaseResult = {
  caseStatus: 'SUCCEEDED',
  caseId: CASE,
  confirmationEmail: 'anna@pelda.example',
}

/** Starts the signature of a case on a page. */
export const signing = async ({ fake, parent } = page(), documentLink: string | null = null) => {
  const signature = await begin(createActor(signatureMachine, { parent, input: { caseId: CASE, documentLink } }), fake)
  return {
    fake,
    signature,
    state: () => signature.getSnapshot().value,
    context: () => signature.getSnapshot().context,
  }
}

/** An actor that receives the events of a signature. */
interface Signature {
  send(event: SignatureEvent): void
}

/** Chooses a signed copy, whose upload then starts. */
export const chooseCopy = (fake: FakeServices, signature: Signature, id = sampleFile.id): void => {
  const { name, size, mimeType } = sampleFile
  fake.files.set(id, new File(['%PDF-1.7\n'], name, { type: mimeType }))
  signature.send({ type: 'file.added', field: 'documents', file: { id, name, size, mimeType } })
}
