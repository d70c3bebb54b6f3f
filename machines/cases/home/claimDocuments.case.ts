import { deleteTaskDocument, getClaims, submitDocuments, uploadTaskDocument } from '../../../src/api/claims'
import { defineCase } from '../../case/definition/defineCase'
import { documents } from '../../case/definition/fields/documents'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { claimDetails, hasOpenTask, taskDetails } from './claimTask'

/** Iratok beküldése: documents that the insurer has requested for a claim. */
export const claimDocuments = defineCase({
  id: 'lakas.claimDocuments',
  subject: 'claimId',
  load: { claims: getClaims },
  availableWhen: ({ claims }, id) => hasOpenTask(claims, id, 'DOCUMENT'),
  form: { note: optional(longText()), documents: documents({ min: 1 }) },
  uploads: { send: uploadTaskDocument, remove: deleteTaskDocument },
  details: ({ claims }, _, id) => taskDetails(claims, id, 'DOCUMENT'),
  confirmationDetails: ({ claims }, _, { id }) => claimDetails(claims, id),
  trackedIn: 'claims',
  submit: submitDocuments,
})
