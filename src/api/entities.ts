import * as v from 'valibot'

/** Money as the API sends it (specification, section 3). */
export const money = v.object({ value: v.number(), currency: v.picklist(['HUF', 'FT', 'EUR', 'CHF']) })
export type Money = v.InferOutput<typeof money>

/** A day as `yyyy-MM-dd` (specification, section 5). */
export const isoDate = v.pipe(v.string(), v.isoDate())

/** A postal address (specification, section 3). */
export const address = v.object({
  zipCode: v.string(),
  city: v.string(),
  streetAddress: v.string(),
  buildingNo: v.optional(v.string()),
})

/** An uploaded file as the insurer knows it (specification, section 3). */
export const uploadedDocument = v.object({
  id: v.string(),
  file_name: v.string(),
  file_size: v.number(),
  mime_type: v.string(),
  url: v.string(),
})
export type UploadedDocument = v.InferOutput<typeof uploadedDocument>

/** How a submitted case goes on (specification, section 4). */
export const caseStatus = v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED'])

/** What every submitted case answers with (specification, section 3). */
export const caseResult = v.object({
  caseStatus,
  caseId: v.string(),
  confirmationDocumentLink: v.optional(v.string()),
  confirmationEmail: v.optional(v.string()),
})
export type CaseResult = v.InferOutput<typeof caseResult>

/** A case that was submitted online (specification, section 3). */
export const onlineCase = v.object({
  name: v.string(),
  startDate: isoDate,
  documentLink: v.nullable(v.string()),
  caseStatus,
})
