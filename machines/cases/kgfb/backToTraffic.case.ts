import { returnToTraffic } from '../../../src/api/kgfbTraffic'
import { textOf } from '../../case/answer'
import { defineCase } from '../../case/defineCase'
import { date } from '../../case/fields/date'
import { knownDetail } from '../../case/knownDetail'
import { DECADE, FORTY_YEARS } from '../dateLimits'

/** Ismételt forgalomba helyezés bejelentése: since which day, or from which day on. */
export const backToTraffic = defineCase({
  id: 'kgfb.backToTraffic',
  form: { backDate: date({ from: -FORTY_YEARS, to: DECADE }) },
  sentDetails: (_, { backDate }) => knownDetail('backFrom', 'date', textOf(backDate)),
  summary: true,
  submit: returnToTraffic,
})
