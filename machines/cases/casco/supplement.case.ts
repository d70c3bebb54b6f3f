import { getHeader, supplement as supplementCasco } from '../../../src/api/casco'
import type { VehicleHeader } from '../../../src/api/entities'
import { defineCase } from '../../case/definition/defineCase'
import { choice } from '../../case/definition/fields/choice'
import { documents } from '../../case/definition/fields/documents'

const supplementTypes = [
  ['INSPECTION', 'inspection'],
  ['KEY', 'key'],
  ['PROPERTY_PROTECTION_SYSTEM', 'propertyProtectionSystem'],
] as const

/** Returns the items (documents or photos) that were missing when the contract was signed. */
export const missingSupplements = ({ supplements }: Pick<VehicleHeader, 'supplements'>) =>
  supplementTypes.flatMap(([value, flag]) => (supplements?.[flag] ? [{ value, flag }] : []))

/** Hiánypótlás: sends the documents or photos of one item that was missing when the contract was signed. */
export const supplement = defineCase({
  id: 'casco.supplement',
  load: getHeader,
  form: {
    supplementType: choice('INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM'),
    documents: documents({ min: 1 }),
  },
  options: (header) => {
    const missingOptions = missingSupplements(header).map(({ value }) => ({ value, label: null }))
    // If nothing is missing, all options are offered and the insurer decides. Without options, the choice would be
    // hidden.
    return { supplementType: missingOptions.length > 0 ? missingOptions : undefined }
  },
  confirmationDetails: (header, { supplementType }) => {
    const remainingItems = missingSupplements(header).flatMap(({ value }) => (value === supplementType ? [] : [value]))
    return remainingItems.length > 0
      ? [{ name: 'left', kind: 'options', value: { field: 'supplementType', options: remainingItems } }]
      : []
  },
  submit: supplementCasco,
})
