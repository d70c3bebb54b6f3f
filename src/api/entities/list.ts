import * as v from 'valibot'
import { finite, maybeText } from './common'

/** A title that stands before a name (specification, section 3: name titles, person title). */
export const nameTitle = v.object({ id: finite, name: v.string() })

/** Something that can happen to a home (specification, section 3). */
export const damageEvent = v.object({ id: finite, name: v.string() })

/** Another insurer (specification, section 3: insurance company list; fields assumed). */
export const insuranceCompany = v.object({ id: v.string(), name: v.string() })

/** A postal code or street that may be meant (specification, section 3). `koopCity` is a district or part by assumption. */
export const addressSuggestion = v.object({
  zipCode: maybeText,
  city: maybeText,
  koopCity: maybeText,
  address: maybeText,
})

/** A country (specification, section 3: country code list; ISO 3166-1 alpha-2 by assumption). */
export const countryCode = v.object({ code: v.string(), name: v.string() })
