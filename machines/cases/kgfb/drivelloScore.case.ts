import { getDrivelloScore } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/defineCase'
import { plate } from '../../case/fields/plate'
import { knownDetail } from '../../case/knownDetail'

/** Drivello vezetési pontszám: how well the vehicle of a plate is driven, where that is known. */
export const drivelloScore = defineCase({
  id: 'kgfb.drivelloScore',
  form: { licensePlateNumber: plate() },
  submit: getDrivelloScore,
  result: 'answer',
  resultDetails: ({ drivelloScore: score, status }) =>
    status === 'NOT_AVAILABLE' || score == null ? [] : knownDetail('drivelloScore', 'text', String(score)),
})
