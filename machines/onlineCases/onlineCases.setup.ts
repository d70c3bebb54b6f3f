import { assign, sendParent, sendTo, setup, stopChild } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import { knownStatusOf } from '../../src/api/entities'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { lazyMachine } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { openModuleActor } from '../actors/openModule'
import { addressOfId } from '../addressId'
import type { CaseSubmitted } from '../case/machine/case.types'
import { reportUnknownStatus } from '../case/machine/changes/unknownStatus'
import { type CasesOutcome, casesOfProductLine, caseWithId } from '../casesOfProductLine'
import { type Download, type DownloadTarget, downloadActorId, downloadMachine } from '../download/download.machine'
import { canRequestAgain, isNotYetRequested, startDownload, withDownload } from '../download/downloadTransitions'
import type { FlowInput, FlowMoved } from '../flow.types'
import type { IdentificationOutput } from '../identification/identification.types'
import { sharedMachines } from '../lazyMachines'
import { copyingMachine } from '../payment/copying.machine'
import { servicesOf } from '../services'
import type { SignatureOutput } from '../signature/signature.types'
import { dayAt } from '../today'
import { caseTransferOf, openedCaseNeed, waitingCasesFirst } from './listed'
import { loadCasesActor, watchCasesActor } from './loadCases.actor'
import type { Need, OnlineCasesContext, OnlineCasesEvent } from './onlineCases.types'

/** Setup of the machine of the submitted cases. */
export const onlineCasesSetup = setup({
  types: {
    context: {} as OnlineCasesContext,
    events: {} as OnlineCasesEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
    children: {} as { signature: 'signature'; identification: 'identification'; copying: 'copying' },
  },
  actors: {
    loadCases: loadCasesActor,
    watchCases: watchCasesActor,
    openModule: openModuleActor,
    signature: lazyMachine(sharedMachines, 'signature'),
    identification: lazyMachine(sharedMachines, 'identification'),
    download: downloadMachine(downloadDocument),
    copying: copyingMachine,
    networkBack,
  },
  guards: {
    answered: (_, { ok }: { readonly ok: boolean }) => ok,
    isAtList: ({ context }) => context.opened === '',
    isElsewhere: ({ context }, caseId: string) => caseId !== context.opened,
    isAwaited: ({ context }) => openedCaseNeed(context) !== null,
    awaits: ({ context }, need: Need) => openedCaseNeed(context) === need,
    isSigned: (_, { type }: SignatureOutput) => type === 'signed',
    isVerified: (_, { type }: IdentificationOutput) => type === 'verified',
    isUnasked: ({ context }, target: DownloadTarget) => isNotYetRequested(context, target),
    canRepeat: ({ context }, target: DownloadTarget) => canRequestAgain(context, target),
  },
  actions: {
    keepCases: assign((_, outcome: CasesOutcome) => {
      const today = dayAt(outcome.at)
      return outcome.ok ? { cases: waitingCasesFirst(outcome.data, today), today, technicalError: null } : {}
    }),
    reportStatuses: ({ context: { productLine, cases }, system }) => {
      const unknownCase = cases.find((listedCase) => knownStatusOf(listedCase) === null)
      reportUnknownStatus(servicesOf(system), casesOfProductLine[productLine].id, unknownCase ?? null)
    },
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBusinessError: assign({ technicalError: 'brokenAnswer' }),
    goTo: assign((_, opened: string) => ({ opened, pointedOut: '', done: null })),
    keepDone: assign(({ context: { cases, opened } }, need: Need) => ({
      done: { need: need, name: caseWithId(cases, opened)?.name ?? '' },
    })),
    pointOut: assign(({ context: { opened } }) => ({ pointedOut: opened })),
    closeCase: assign({ opened: '' }),
    startDownload: assign(({ spawn }, target: DownloadTarget) => {
      startDownload(spawn, target)
      return {}
    }),
    // Only the details of a transfer can be copied, so the copying machine starts only if a case has them.
    startCopying: assign(({ context, spawn }) => {
      if (context.cases.some((listedCase) => caseTransferOf(listedCase, context.today) !== null))
        spawn('copying', { id: 'copying' })
      return {}
    }),
    stopCopying: stopChild('copying'),
    repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadActorId(id), { type: 'download.repeated' }),
    keepDownload: assign(({ context }, download: Download) => withDownload(context, download)),
    tellMoved: sendParent(({ context }): FlowMoved => ({ type: 'flow.moved', step: addressOfId(context.opened) })),
    tellSubmitted: sendParent((): CaseSubmitted => ({ type: 'case.submitted' })),
  },
})
