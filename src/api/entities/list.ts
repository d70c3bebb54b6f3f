import * as v from 'valibot'
import { finite, maybeName, maybeText } from './common'

/** A title before a person's name (specification, section 3: name titles, person title). */
export const nameTitle = v.object({ id: finite, name: maybeName })

/** An event that can damage a home (specification, section 3). */
export const damageEvent = v.object({ id: finite, name: maybeName })

/** Another insurer (specification, section 3: insurance company list; fields assumed). */
export const insuranceCompany = v.object({ id: v.string(), name: maybeName })

/**
 * A suggested postal code or street (specification, section 3). `koopCity` is assumed to be a district or part of the
 * city.
 */
export const addressSuggestion = v.object({
  zipCode: maybeText,
  city: maybeText,
  koopCity: maybeText,
  address: maybeText,
})

/** A country (specification, section 3: country code list; ISO 3166-1 alpha-2 by assumption). */
export const countryCode = v.object({ code: v.string(), name: maybeName })
