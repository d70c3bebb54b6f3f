import type { PromiseActorLogic } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import { absent } from '../actors/absent'
import { callActor } from '../actors/call'
import { createLazy, lazyChart } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { openModuleActor } from '../actors/openModule'
import { suggestionsMachine } from '../address/suggestions.machine'
import { downloadMachine } from '../download/download.machine'
import { sharedCharts } from '../lazyCharts'
import { copyingMachine } from '../payment/copying.machine'
import { previewMachine } from '../preview/preview.machine'
import { createUploadMachine, uploadMachine } from '../upload/upload.machine'
import { caseCodeMachine, type StartCode } from './code.actors'
import type { CaseDefinition } from './definition'
import type { Refusal } from './fetchLoads'
import { isLoading, type LoadedCase, type LoadInput, loadCaseActor } from './loadCase.actor'

/** A submitting call: every one answers at least with a case's result. */
type Submit = PromiseActorLogic<
  Outcome<CaseResult, Refusal>,
  // What is only asked for needs no key.
  { readonly body: unknown; readonly idempotencyKey?: string }
>

interface OwnCharts {
  readonly preview: ReturnType<typeof previewMachine>
  readonly code: ReturnType<typeof caseCodeMachine>
}

/** Of cases without a preview or a code; they are not in their charts. */
const none = createLazy<OwnCharts>()
const noPreview = lazyChart(none, 'preview')
const noCode = lazyChart(none, 'code')

/** What the chart of a case can start. */
export const caseActors = (definition: CaseDefinition) => {
  const { code, submit, preview, uploads } = definition
  // A definition knows its endpoints only in general; their schemas have been held against it by `defineCase`.
  const submitting: Submit = submit === null ? absent('submit') : (callActor(submit) as unknown as Submit)
  const startingCode: StartCode = code === null ? absent('startCode') : (callActor(code.start) as unknown as StartCode)
  return {
    load: isLoading(definition) ? loadCaseActor(definition) : absent<LoadedCase, LoadInput>('load'),
    preview: preview === null ? noPreview : previewMachine(preview.from),
    submit: submitting,
    startCode: startingCode,
    code: code === null ? noCode : caseCodeMachine(code),
    payment: lazyChart(sharedCharts, 'payment'),
    copying: copyingMachine,
    openModule: openModuleActor,
    signature: lazyChart(sharedCharts, 'signature'),
    identification: lazyChart(sharedCharts, 'identification'),
    upload: uploads === null ? uploadMachine : createUploadMachine(uploads),
    download: downloadMachine(downloadDocument),
    suggestions: suggestionsMachine,
    networkBack,
  }
}
