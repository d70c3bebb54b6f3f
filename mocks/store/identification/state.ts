import * as v from 'valibot'

const epoch = v.number()

const keptIdentification = v.object({
  createdAt: epoch,
  /** Time at which the customer opened the provider's page; `null` if it was not opened. */
  openedAt: v.nullable(epoch),
  outcome: v.nullable(v.picklist(['VERIFIED', 'REFUSED'])),
})
export type KeptIdentification = v.InferOutput<typeof keptIdentification>

/** The identifications of a contract by case id. */
export const identifications = v.record(v.string(), keptIdentification)
