import { getInsuranceCompanies, modifyBonus } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/definition/defineCase'
import { listedChoice, namedOptions } from '../../case/definition/fields/choice'
import { presentGradeDetail, takeoverDetails } from '../bonusGrade'

/** Bonus-malus besorolás módosítása: the grade earned with another insurer. */
export const bonus = defineCase({
  id: 'kgfb.bonus',
  form: {
    previousInsuranceCompany: listedChoice(getInsuranceCompanies, namedOptions),
  },
  present: presentGradeDetail,
  summary: true,
  submit: modifyBonus,
  resultDetails: takeoverDetails,
})
