import type { PromiseActorLogic } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { createSlot } from '../actors/slot'
import { suggestionsMachine } from '../address/suggestions.machine'
import { downloadMachine } from '../download/download.machine'
import { copyingMachine } from '../payment/copying.machine'
import { identificationSlot, openPartActor } from '../start.actors'
import { uploadMachine } from '../upload/upload.machine'
import { caseCodeMachine, type StartCode } from './code.actors'
import { type CaseDefinition, resultOf } from './definition'
import { loadCaseActor, type Refusal } from './loadCase.actor'
import { paymentSlot, signatureSlot } from './slots'

/** A submitting call: every one answers at least with a case's result. */
type Submit = PromiseActorLogic<
  Outcome<CaseResult, Refusal>,
  { readonly body: unknown; readonly idempotencyKey: string }
>

/** Of cases without a code; its states are not in their charts. */
const noCode = createSlot<ReturnType<typeof caseCodeMachine>>('code').logic

/** What the chart of a case can start. */
export const caseActors = (definition: CaseDefinition) => {
  const { load, code } = definition
  // Where a case has no load, code or submission, no state of its chart invokes what stands for it here.
  // A definition knows its endpoints only in general; their schemas have been held against it by `defineCase`.
  const submit = callActor(resultOf(definition)) as unknown as Submit
  const startCode = callActor(code?.start ?? resultOf(definition)) as unknown as StartCode
  return {
    load: loadCaseActor(definition, load ?? resultOf(definition)),
    submit,
    startCode,
    code: code === null ? noCode : caseCodeMachine(code),
    payment: paymentSlot.logic,
    copying: copyingMachine,
    openPart: openPartActor,
    signature: signatureSlot.logic,
    identification: identificationSlot.logic,
    upload: uploadMachine,
    download: downloadMachine(downloadDocument),
    suggestions: suggestionsMachine,
    networkBack,
  }
}
