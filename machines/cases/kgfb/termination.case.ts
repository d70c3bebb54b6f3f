import { getCases } from '../../../src/api/kgfb'
import {
  previewAnniversary,
  previewCarSell,
  previewFinalWithdraw,
  previewUserChange,
  terminate,
} from '../../../src/api/kgfbTermination'
import { defineCase } from '../../case/definition/defineCase'
import { constant } from '../../case/definition/fields/constant'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { isFirstNotice } from '../awaitedNotice'
import { terminationEndDetails } from '../terminationInfo'
import {
  anniversaryDetails,
  coverGapDetails,
  documentedEndForm,
  documentedEndPreview,
  nextYearPremiumDetails,
} from '../vehicleTermination'

type PreviewCall = typeof previewUserChange | typeof previewCarSell | typeof previewFinalWithdraw

/**
 * Creates the termination for a reason that a document proves. The termination takes effect on the day of the event.
 */
const documentedTermination = (reason: 'user-change' | 'car-sell' | 'final-withdraw', previewCall: PreviewCall) =>
  defineCase({
    id: `kgfb.termination.${reason}`,
    load: { info: mayFail(previewCall) },
    form: {
      terminationReason: constant(reason),
      ...documentedEndForm(),
    },
    // Both the impact and the preview show the gap in cover, because they can have different last days of the contract.
    impact: ({ info }, header) => (info ? [...terminationEndDetails(info), ...coverGapDetails(header, info)] : []),
    preview: {
      from: previewCall,
      by: ['terminationDate'],
      input: ({ body }) => ({ query: { terminationDate: body.terminationDate } }),
      ...documentedEndPreview,
      details: (info, header) => [...documentedEndPreview.details(info), ...coverGapDetails(header, info)],
    },
    summary: true,
    submit: terminate,
  })

/** Üzembentartó-váltás: termination because the vehicle has a new keeper. */
export const userChangeTermination = documentedTermination('user-change', previewUserChange)

/** Gépjármű eladása: termination because the car was sold. */
export const carSellTermination = documentedTermination('car-sell', previewCarSell)

/** Végleges forgalomból kivonás: termination because the car was permanently taken out of traffic. */
export const finalWithdrawTermination = documentedTermination('final-withdraw', previewFinalWithdraw)

/** Felmondás évfordulóra: termination at the anniversary, without a document. */
export const anniversaryTermination = defineCase({
  id: 'kgfb.termination.anniversary',
  load: { info: previewAnniversary, cases: mayFail(getCases) },
  availableWhen: isFirstNotice,
  trackedIn: 'online-cases',
  form: { terminationReason: constant('anniversary'), description: optional(longText()) },
  present: (header, { info }) => [...coverGapDetails(header, info), ...nextYearPremiumDetails(header, info)],
  details: ({ info }) => anniversaryDetails(info),
  confirmationDetails: ({ info }) => terminationEndDetails(info),
  summary: true,
  submit: terminate,
})
