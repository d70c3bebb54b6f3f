import { suggestedFieldOf } from '../../../address/suggest'
import type { AddressAnswers } from '../../../address/suggestions.types'
import { textOf } from '../../definition/answer'
import type { CaseForm } from '../../definition/field'
import type { CaseContext } from '../case.types'

/** Tells if a form has address fields that show suggestions. */
export const hasAddressFields = (form: CaseForm): boolean =>
  Object.values(form).some(
    (field) => field.type === 'text' && (field.format === 'zipCode' || field.format === 'street'),
  )

/** Returns the address in the answers. */
export const addressIn = ({ answers }: Pick<CaseContext, 'answers'>): AddressAnswers => ({
  countryCode: textOf(answers.countryCode),
  zipCode: textOf(answers.zipCode),
  city: textOf(answers.city),
  streetAddress: textOf(answers.streetAddress),
})

/** Tells if a field is part of an address: the country, or a field with suggestions. */
export const isAddressField = (field: string): boolean => field === 'countryCode' || suggestedFieldOf(field) !== null
