import * as v from 'valibot'

/** An identification and how far it has come (specification, section 3). */
export const identification = v.object({
  status: v.picklist(['CREATION_SUCCESS', 'IN_PROGRESS', 'VERIFIED']),
  identificationURL: v.nullable(v.string()),
  caseId: v.string(),
})
