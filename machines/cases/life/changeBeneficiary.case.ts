import { changeBeneficiaries, getBeneficiaries } from '../../../src/api/lifeStatements'
import { defineCase } from '../../case/defineCase'
import type { Cells } from '../../case/field'
import { choice } from '../../case/fields/choice'
import { date } from '../../case/fields/date'
import { email } from '../../case/fields/email'
import { optional, orNone } from '../../case/fields/optional'
import { percent } from '../../case/fields/percent'
import { rows } from '../../case/fields/rows'
import { text } from '../../case/fields/text'
import { percentText } from '../../validation/percent'
import { LIFETIME } from '../dateLimits'

/** Legal heirs are not named. */
const isNamed = ({ type }: Cells): boolean => type !== 'LEGAL_HEIR'

/** Kedvezményezett módosítása: who gets what share of each service. */
export const changeBeneficiary = defineCase({
  id: 'life.changeBeneficiary',
  load: getBeneficiaries,
  form: {
    beneficiaries: rows({
      columns: {
        type: choice('NAMED', 'LEGAL_HEIR'),
        name: text(),
        birthDate: orNone(date({ from: -LIFETIME, to: 0 })),
        percentage: percent({ decimals: 2, canBeZero: false }),
      },
      askedInRow: { name: isNamed, birthDate: isNamed },
      canAdd: true,
      shares: 'percentage',
      wire: ({ type, name = '', birthDate = null, percentage }, serviceId) => ({
        serviceId,
        type,
        percentage,
        beneficiary: { name, birthDate },
      }),
    }),
    email: optional(email()),
  },
  options: (known) => ({
    beneficiaries: known.map(({ serviceId, serviceName }) => ({ value: serviceId, label: serviceName ?? null })),
  }),
  initial: (known) => ({
    beneficiaries: known.map(({ serviceId, type, beneficiary, percentage }) => ({
      of: serviceId,
      cells: {
        type: type ?? '',
        ...(type !== 'LEGAL_HEIR' && { name: beneficiary?.name ?? '', birthDate: beneficiary?.birthDate ?? '' }),
        percentage: percentText(percentage),
      },
    })),
  }),
  summary: true,
  submit: changeBeneficiaries,
})
