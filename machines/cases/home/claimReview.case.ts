import { deleteTaskDocument, getClaims, requestReview, uploadTaskDocument } from '../../../src/api/claims'
import { defineCase } from '../../case/definition/defineCase'
import { documents } from '../../case/definition/fields/documents'
import { longText } from '../../case/definition/fields/longText'
import { claimDetails, hasOpenTask, taskDetails } from './claimTask'

/** Felülvizsgálat kérése: asks the insurer to review a claim. */
export const claimReview = defineCase({
  id: 'lakas.claimReview',
  subject: 'claimId',
  load: { claims: getClaims },
  availableWhen: ({ claims }, id) => hasOpenTask(claims, id, 'REVIEW_REQUEST'),
  form: { reason: longText(), documents: documents({ min: 0 }) },
  uploads: { send: uploadTaskDocument, remove: deleteTaskDocument },
  details: ({ claims }, _, id) => taskDetails(claims, id, 'REVIEW_REQUEST'),
  summary: true,
  confirmationDetails: ({ claims }, _, { id }) => claimDetails(claims, id),
  trackedIn: 'claims',
  submit: requestReview,
})
