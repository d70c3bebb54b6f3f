import { assign, sendTo, stopChild } from 'xstate'
import { type Download, type DownloadTarget, downloadActorId } from '../../../download/download.machine'
import { startDownload, withDownload } from '../../../download/downloadTransitions'
import type { IdentificationOutput } from '../../../identification/identification.types'
import type { ModuleName } from '../../../modules'
import type { PaymentEnd } from '../../../payment/payment.types'
import { servicesOf } from '../../../services'
import type { SignatureOutput } from '../../../signature/signature.types'
import type { CaseDefinition } from '../../definition/definition'
import type { HeaderLoaded } from '../case.types'
import { followedResult, mergeResults } from '../changes/result'
import { reportUnknownStatus } from '../changes/unknownStatus'
import { headerAfterReload } from '../payment/paidAmount'
import type { SlugOf } from '../slugs'
import { fileSetup } from './file.setup'

/** Extends the file setup with actions after the submission. */
export const outcomeSetup = (definition: CaseDefinition, slugOf: SlugOf) =>
  fileSetup(definition, slugOf).extend({
    actions: {
      // Keeps the submission's data (new and old plate, dates) and takes the status from the result of the signature.
      keepSigned: assign(({ context }, output: SignatureOutput) =>
        output.type === 'signed' ? { result: mergeResults(context.result, output.result) } : {},
      ),
      // A case that does not take effect counts as received: its confirmation refers to the list of cases.
      keepVerified: assign(({ context }, output: IdentificationOutput) => ({
        result: context.result && {
          ...context.result,
          caseStatus: output.type === 'verified' && !output.takesEffect ? 'RECEIVED' : 'SUCCEEDED',
        },
      })),
      keepSentKnown: assign((_, end: PaymentEnd) =>
        end.type === 'paid' ? { paid: end, isUntaken: false } : { isUntaken: true },
      ),
      // Before the insurer has returned a result, only `watchDay` changes the day.
      keepHeader: assign(({ context }, { header, today, cases = [] }: HeaderLoaded) => ({
        header: headerAfterReload(definition, context, header),
        ...(context.result !== null && { today, result: followedResult(context.result, cases) }),
      })),
      // The confirmation also shows the transfer's data, which the customer can copy there.
      startCopying: assign(({ context, spawn }) => {
        if (context.paid?.type === 'transfer' && context.paid.transfer !== null) spawn('copying', { id: 'copying' })
        return {}
      }),
      stopCopying: stopChild('copying'),
      reportStatus: ({ context: { result }, system }) => reportUnknownStatus(servicesOf(system), definition.id, result),
      putOff: assign({ isPutOff: true }),
      takeUp: assign({ isPutOff: false, notice: null }),
      reportUnopened: ({ system }, module: ModuleName) =>
        servicesOf(system).report({ kind: 'fault', subject: module, detail: 'could not be opened' }),
      startDownload: assign(({ spawn }, target: DownloadTarget) => {
        startDownload(spawn, target)
        return {}
      }),
      repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadActorId(id), { type: 'download.repeated' }),
      keepDownload: assign(({ context }, download: Download) => withDownload(context, download)),
    },
  })
