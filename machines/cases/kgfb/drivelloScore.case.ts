import { getHeader } from '../../../src/api/kgfb'
import { getDrivelloScore } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { plate } from '../../case/definition/fields/plate'
import { mayFail } from '../../case/definition/loads'

/** Drivello vezetési pontszám: returns the driving score of a vehicle, found by its plate. */
export const drivelloScore = defineCase({
  id: 'kgfb.drivelloScore',
  load: { header: mayFail(getHeader) },
  form: { licensePlateNumber: plate() },
  // The contract's plate is only a default value, because the customer may request the score of another vehicle.
  defaults: ({ header }) => ({ licensePlateNumber: header?.licensePlateNumber }),
  submit: getDrivelloScore,
  result: 'answer',
  resultDetails: ({ drivelloScore: score, status }) =>
    status === 'NOT_AVAILABLE' || score == null ? [] : knownDetail('drivelloScore', 'text', String(score)),
})
