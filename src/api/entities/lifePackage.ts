import * as v from 'valibot'
import { isoDate, maybeText, money, percentage } from './common'

const person = v.object({ name: v.string(), birthDate: v.nullable(isoDate) })

/** Who gets what share of a service (specification, section 3; values of `type` assumed, and `serviceName`: an id says nothing to people). */
export const beneficiary = v.object({
  percentage,
  serviceId: v.string(),
  serviceName: maybeText,
  type: v.picklist(['NAMED', 'LEGAL_HEIR']),
  beneficiary: person,
})

/** The beneficiaries of a contract (specification, section 3). */
export const beneficiaries = v.array(beneficiary)

const insurancePackage = v.object({
  coverages: v.array(v.object({ name: v.string(), insured: person, amount: v.nullable(money) })),
  beneficiaries,
  premiumFrequency: v.nullable(money),
})

/** The base insurance and what was added to it (specification, section 3). */
export const insurancePackages = v.object({
  baseInsurance: insurancePackage,
  additionalPackages: v.array(insurancePackage),
})

/** A value that premiums follow (specification, section 3). */
export const indexValue = v.object({ percentage: v.number(), type: v.picklist(['BASE', 'EXTRA']) })

/** What an index statement can say (specification, section 3). */
export const indexStatement = v.object({ hasAdditionalPackages: v.boolean(), indexValues: v.array(indexValue) })

/** How much tax relief was used (specification, section 3). */
export const taxRelief = v.object({ usedAmount: money, totalAmount: money, amountForFullUtilization: money })

/** A personal document by its number (specification, section 3). */
export const personalDocument = v.object({ value: v.string(), type: v.picklist(['ID_CARD', 'ADDRESS_CARD']) })

/** The personal documents of a customer (specification, section 3). */
export const personalDocuments = v.object({ personalDocuments: v.array(personalDocument) })
