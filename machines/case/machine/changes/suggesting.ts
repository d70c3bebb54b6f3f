import { suggestedField } from '../../../address/suggest'
import type { AddressAnswers } from '../../../address/suggestions.types'
import { textOf } from '../../definition/answer'
import type { CaseForm } from '../../definition/field'
import type { CaseContext } from '../case.types'

/** Whether a form asks for an address, so that suggestions help with it. */
export const asksForAddress = (form: CaseForm): boolean =>
  Object.values(form).some(
    (field) => field.type === 'text' && (field.format === 'zipCode' || field.format === 'street'),
  )

/** The address as it stands in the answers. */
export const addressIn = ({ answers }: Pick<CaseContext, 'answers'>): AddressAnswers => ({
  countryCode: textOf(answers.countryCode),
  zipCode: textOf(answers.zipCode),
  city: textOf(answers.city),
  streetAddress: textOf(answers.streetAddress),
})

/** Whether a field is a part of the address, as far as suggestions go. */
export const isOfAddress = (field: string): boolean => field === 'countryCode' || suggestedField(field) !== null
