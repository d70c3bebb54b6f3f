import { downloadDocument } from '../../../../src/api/documents'
import type { Endpoint, OutcomeOf } from '../../../../src/api/endpoint'
import { absentActor } from '../../../actors/absentActor'
import { type AnyCallInput, anyCallActor } from '../../../actors/call'
import { watchFront } from '../../../actors/front'
import { createLazyRegistry, lazyMachine } from '../../../actors/lazy'
import { networkBack } from '../../../actors/networkBack'
import { openModuleActor } from '../../../actors/openModule'
import { suggestionsMachine } from '../../../address/suggestions.machine'
import { downloadMachine } from '../../../download/download.machine'
import { sharedMachines } from '../../../lazyMachines'
import { copyingMachine } from '../../../payment/copying.machine'
import { previewMachine } from '../../../preview/preview.machine'
import { createUploadMachine, uploadMachine } from '../../../upload/upload.machine'
import type { CaseDefinition, CodeStep } from '../../definition/definition'
import { caseCodeMachine } from '../code/code.actors'
import { checkTransferActor, watchTransferActor } from '../payment/checkTransfer'
import { type LoadedCase, type LoadInput, loadCaseActor, needsLoading } from './loadCase.actor'
import { submitActor } from './submit.actor'
import { watchDayActor } from './watchDay.actor'
import { watchFailedCardActor } from './watchFailedCard.actor'
import { watchLoadedActor } from './watchLoaded.actor'
import { watchPaidActor } from './watchPaid.actor'

interface OwnMachines {
  readonly preview: ReturnType<typeof previewMachine>
  readonly code: ReturnType<typeof caseCodeMachine>
}

/** Placeholders for cases without a preview or a code. The machines of such cases never start them. */
const emptyRegistry = createLazyRegistry<OwnMachines>()
const noPreview = lazyMachine(emptyRegistry, 'preview')
const noCode = lazyMachine(emptyRegistry, 'code')

/** Returns the actors of a case's machine. */
export const caseActors = (definition: CaseDefinition) => {
  const { code, submit, preview, uploads } = definition
  return {
    load: needsLoading(definition) ? loadCaseActor(definition) : absentActor<LoadedCase, LoadInput>('load'),
    preview: preview === null ? noPreview : previewMachine(preview.from),
    // The definition keeps only a general endpoint type, so the input is general, too. `defineCase` has already checked
    // the form against the endpoint.
    submit: submit === null ? absentActor<OutcomeOf<Endpoint>, AnyCallInput>('submit') : submitActor(submit),
    startCode:
      code === null ? absentActor<OutcomeOf<CodeStep['start']>, AnyCallInput>('startCode') : anyCallActor(code.start),
    code: code === null ? noCode : caseCodeMachine(code),
    payment: lazyMachine(sharedMachines, 'payment'),
    checkTransfer: checkTransferActor,
    watchTransfer: watchTransferActor,
    copying: copyingMachine,
    openModule: openModuleActor,
    signature: lazyMachine(sharedMachines, 'signature'),
    identification: lazyMachine(sharedMachines, 'identification'),
    upload: uploads === null ? uploadMachine : createUploadMachine(uploads),
    download: downloadMachine(downloadDocument),
    suggestions: suggestionsMachine,
    networkBack,
    watchFront,
    watchDay: watchDayActor(definition),
    watchLoaded: watchLoadedActor(definition),
    watchFailedCard: watchFailedCardActor,
    watchPaid: watchPaidActor,
  }
}
