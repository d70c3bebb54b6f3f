import { getInsuranceCompanies, modifyBonus } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/defineCase'
import { listedChoice } from '../../case/fields/choice'

/** Bonus-malus besorolás módosítása: the grade that was earned with another insurer. */
export const bonus = defineCase({
  id: 'kgfb.bonus',
  form: {
    previousInsuranceCompany: listedChoice(getInsuranceCompanies, (list) =>
      list.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
  },
  summary: true,
  submit: modifyBonus,
})
