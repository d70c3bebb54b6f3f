import { getInsuranceCompanies, modifyBonus } from '../../../src/api/casco'
import { defineCase } from '../../case/definition/defineCase'
import { listedChoice, namedOptions } from '../../case/definition/fields/choice'
import { optional } from '../../case/definition/fields/optional'
import { text } from '../../case/definition/fields/text'
import { presentGradeDetail, takeoverDetails } from '../bonusGrade'

/** Bonus-malus besorolás módosítása: the grade earned on a contract with another insurer. */
export const bonus = defineCase({
  id: 'casco.bonus',
  form: {
    previousInsuranceCompany: listedChoice(getInsuranceCompanies, namedOptions),
    previousInsuranceContractNumber: optional(text()),
  },
  present: presentGradeDetail,
  summary: true,
  submit: modifyBonus,
  resultDetails: takeoverDetails,
})
