import type { CallData } from '../../../src/api/endpoint'
import { changeBeneficiaries, getBeneficiaries } from '../../../src/api/lifeStatements'
import { defineCase } from '../../case/definition/defineCase'
import type { Cells } from '../../case/definition/field'
import { choice } from '../../case/definition/fields/choice'
import { companyTaxNumber } from '../../case/definition/fields/companyTaxNumber'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { name } from '../../case/definition/fields/name'
import { optional, orNone } from '../../case/definition/fields/optional'
import { percent } from '../../case/definition/fields/percent'
import { rows } from '../../case/definition/fields/rows'
import { text } from '../../case/definition/fields/text'
import { percentText } from '../../validation/percent'
import { normaliseText } from '../../validation/text'
import { withoutSeparators } from '../../withoutSeparators'
import { LIFETIME_DAYS } from '../dateLimits'

type KnownBeneficiary = CallData<typeof getBeneficiaries>[number]

/** Tells if the beneficiary has a name. Legal heirs are not named. */
const isNamed = ({ type }: Cells): boolean => type !== 'LEGAL_HEIR'

const isOrganisation = ({ type }: Cells): boolean => type === 'ORGANISATION'

/**
 * Returns a key that identifies the beneficiary within a service. `null` if a person or organisation has no name yet.
 */
const beneficiaryKey = ({ type, name = '', birthDate = '', taxNumber = '' }: Cells): string | null => {
  if (type === 'LEGAL_HEIR') return type
  const normalisedName = normaliseText(name).toLocaleLowerCase('hu')
  if (normalisedName === '') return null
  return type === 'ORGANISATION'
    ? `${normalisedName} ${withoutSeparators(taxNumber)}`
    : `${normalisedName} ${birthDate}`
}

/** Returns the cells that identify a beneficiary. */
const identifyingCells = ({ type, beneficiary }: KnownBeneficiary) => {
  if (type === 'LEGAL_HEIR') return {}
  const name = beneficiary?.name ?? ''
  return type === 'ORGANISATION'
    ? { name, taxNumber: beneficiary?.taxNumber ?? '', seat: beneficiary?.seat ?? '' }
    : { name, birthDate: beneficiary?.birthDate ?? '' }
}

/** Kedvezményezett módosítása: the beneficiaries of each service and their shares. */
export const changeBeneficiary = defineCase({
  id: 'life.changeBeneficiary',
  load: getBeneficiaries,
  form: {
    beneficiaries: rows({
      columns: {
        type: choice('NAMED', 'ORGANISATION', 'LEGAL_HEIR'),
        name: name(),
        birthDate: orNone(date({ from: -LIFETIME_DAYS, to: 0 })),
        taxNumber: orNone(companyTaxNumber()),
        seat: text(),
        percentage: percent({ decimals: 2, canBeZero: false }),
      },
      visibleInRow: {
        name: isNamed,
        birthDate: (row) => isNamed(row) && !isOrganisation(row),
        taxNumber: isOrganisation,
        seat: isOrganisation,
      },
      canAdd: true,
      shares: 'percentage',
      distinctBy: beneficiaryKey,
      serialize: ({ type, name = '', birthDate = null, percentage, ...organisation }, serviceId) => ({
        serviceId,
        type,
        percentage,
        beneficiary: { name, birthDate, ...organisation },
      }),
    }),
    email: optional(email()),
  },
  options: (beneficiaries) => ({
    beneficiaries: beneficiaries.map(({ serviceId, serviceName }) => ({
      value: serviceId,
      label: serviceName ?? null,
    })),
  }),
  initialAnswers: (beneficiaries) => ({
    beneficiaries: beneficiaries.map((beneficiary) => ({
      of: beneficiary.serviceId,
      cells: {
        type: beneficiary.type ?? '',
        ...identifyingCells(beneficiary),
        percentage: percentText(beneficiary.percentage),
      },
    })),
  }),
  trackedIn: 'online-cases',
  summary: true,
  submit: changeBeneficiaries,
})
