import { getCases } from '../../../src/api/casco'
import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { defineCase } from '../../case/definition/defineCase'
import { constant } from '../../case/definition/fields/constant'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { isFirstNotice } from '../awaitedNotice'
import { endTodayDetails, terminationEndDetails } from '../terminationInfo'
import {
  anniversaryDetails,
  documentedEndForm,
  documentedEndPreview,
  nextYearPremiumDetails,
} from '../vehicleTermination'

/**
 * Creates the termination for a reason that a document proves. The termination takes effect on the day of the event.
 */
const documentedTermination = (
  reason: 'car-sell' | 'final-withdraw',
  previewCall: typeof previewCarSell | typeof previewFinalWithdraw,
) =>
  defineCase({
    id: `casco.termination.${reason}`,
    load: { info: mayFail(previewCall) },
    form: { reason: constant(reason), ...documentedEndForm() },
    impact: endTodayDetails,
    preview: {
      from: previewCall,
      by: ['terminationDate'],
      input: ({ body }) => ({ query: { terminationDate: body.terminationDate } }),
      ...documentedEndPreview,
    },
    summary: true,
    submit: terminate,
  })

/** Gépjármű eladása: termination because the car was sold. */
export const carSellTermination = documentedTermination('car-sell', previewCarSell)

/** Végleges forgalomból kivonás: termination because the car was permanently taken out of traffic. */
export const finalWithdrawTermination = documentedTermination('final-withdraw', previewFinalWithdraw)

/** Felmondás évfordulóra: termination at the anniversary, without a document. */
export const anniversaryTermination = defineCase({
  id: 'casco.termination.anniversary',
  load: { info: previewAnniversary, cases: mayFail(getCases) },
  availableWhen: isFirstNotice,
  trackedIn: 'online-cases',
  form: { reason: constant('anniversary'), description: optional(longText()) },
  present: (header, { info }) => nextYearPremiumDetails(header, info),
  details: ({ info }) => anniversaryDetails(info),
  confirmationDetails: ({ info }) => terminationEndDetails(info),
  summary: true,
  submit: terminate,
})
