import { getHeader, supplement as supplementCasco } from '../../../src/api/casco'
import type { VehicleHeader } from '../../../src/api/entities'
import { defineCase } from '../../case/definition/defineCase'
import { choice } from '../../case/definition/fields/choice'
import { documents } from '../../case/definition/fields/documents'

const kinds = [
  ['INSPECTION', 'inspection'],
  ['KEY', 'key'],
  ['PROPERTY_PROTECTION_SYSTEM', 'propertyProtectionSystem'],
] as const

/** Returns the items (documents or photos) that were missing when the contract was signed. */
export const missingIn = ({ supplements }: Pick<VehicleHeader, 'supplements'>) =>
  kinds.flatMap(([value, flag]) => (supplements?.[flag] ? [{ value, flag }] : []))

/** Hiánypótlás: sends the documents or photos of one item that was missing when the contract was signed. */
export const supplement = defineCase({
  id: 'casco.supplement',
  load: getHeader,
  form: {
    supplementType: choice('INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM'),
    documents: documents({ min: 1 }),
  },
  options: (header) => {
    const missing = missingIn(header).map(({ value }) => ({ value, label: null }))
    // If nothing is missing, all options are offered and the insurer decides. Without options, the choice would be
    // hidden.
    return { supplementType: missing.length > 0 ? missing : undefined }
  },
  confirmationDetails: (header, { supplementType }) => {
    const remaining = missingIn(header).flatMap(({ value }) => (value === supplementType ? [] : [value]))
    return remaining.length > 0
      ? [{ name: 'left', kind: 'options', value: { field: 'supplementType', options: remaining } }]
      : []
  },
  submit: supplementCasco,
})
