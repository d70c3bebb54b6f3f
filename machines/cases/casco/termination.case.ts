import { getCases } from '../../../src/api/casco'
import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { defineCase } from '../../case/definition/defineCase'
import { constant } from '../../case/definition/fields/constant'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { isFirstNotice } from '../awaitedNotice'
import { endToday, terminationEnd } from '../terminationInfo'
import { anniversaryDetails, nextYear, onPaperForm, onPaperPreview } from '../vehicleTermination'

/** Creates the termination for a reason that a document proves. It takes effect on the day of the event. */
const onPaper = (reason: 'car-sell' | 'final-withdraw', from: typeof previewCarSell | typeof previewFinalWithdraw) =>
  defineCase({
    id: `casco.termination.${reason}`,
    load: { info: mayFail(from) },
    form: { reason: constant(reason), ...onPaperForm() },
    impact: endToday,
    preview: {
      from,
      by: ['terminationDate'],
      input: ({ body }) => ({ query: { terminationDate: body.terminationDate } }),
      ...onPaperPreview,
    },
    summary: true,
    submit: terminate,
  })

/** Gépjármű eladása: termination because the car was sold. */
export const carSell = onPaper('car-sell', previewCarSell)

/** Végleges forgalomból kivonás: termination because the car was permanently taken out of traffic. */
export const finalWithdraw = onPaper('final-withdraw', previewFinalWithdraw)

/** Felmondás évfordulóra: termination at the anniversary, without a document. */
export const anniversary = defineCase({
  id: 'casco.termination.anniversary',
  load: { info: previewAnniversary, cases: mayFail(getCases) },
  availableWhen: isFirstNotice,
  trackedIn: 'online-cases',
  form: { reason: constant('anniversary'), description: optional(longText()) },
  present: (header, { info }) => nextYear(header, info),
  details: ({ info }) => anniversaryDetails(info),
  confirmationDetails: ({ info }) => terminationEnd(info),
  summary: true,
  submit: terminate,
})
