import { downloadDocument } from '../../../../src/api/documents'
import type { Endpoint, OutcomeOf } from '../../../../src/api/endpoint'
import { absent } from '../../../actors/absent'
import { type AnyCallInput, anyCallActor } from '../../../actors/call'
import { createLazy, lazyChart } from '../../../actors/lazy'
import { networkBack } from '../../../actors/networkBack'
import { openModuleActor } from '../../../actors/openModule'
import { suggestionsMachine } from '../../../address/suggestions.machine'
import { downloadMachine } from '../../../download/download.machine'
import { sharedCharts } from '../../../lazyMachines'
import { copyingMachine } from '../../../payment/copying.machine'
import { previewMachine } from '../../../preview/preview.machine'
import { createUploadMachine, uploadMachine } from '../../../upload/upload.machine'
import type { CaseDefinition, CodeStep } from '../../definition/definition'
import { caseCodeMachine } from '../code/code.actors'
import { checkTransferActor } from '../payment/checkTransfer'
import { isLoading, type LoadedCase, type LoadInput, loadCaseActor } from './loadCase.actor'
import { submitActor } from './submit.actor'

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
  return {
    load: isLoading(definition) ? loadCaseActor(definition) : absent<LoadedCase, LoadInput>('load'),
    preview: preview === null ? noPreview : previewMachine(preview.from),
    // A definition knows its endpoints only in general; `defineCase` has held the form against what they take.
    submit: submit === null ? absent<OutcomeOf<Endpoint>, AnyCallInput>('submit') : submitActor(submit),
    startCode:
      code === null ? absent<OutcomeOf<CodeStep['start']>, AnyCallInput>('startCode') : anyCallActor(code.start),
    code: code === null ? noCode : caseCodeMachine(code),
    payment: lazyChart(sharedCharts, 'payment'),
    checkTransfer: checkTransferActor,
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
