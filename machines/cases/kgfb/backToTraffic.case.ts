import { returnToTraffic } from '../../../src/api/kgfbTraffic'
import { defineCase } from '../../case/defineCase'
import { date } from '../../case/fields/date'
import { DECADE, FORTY_YEARS } from '../dateLimits'

/** Ismételt forgalomba helyezés bejelentése: since which day, or from which day on. */
export const backToTraffic = defineCase({
  id: 'kgfb.backToTraffic',
  form: { backDate: date({ from: -FORTY_YEARS, to: DECADE }) },
  summary: true,
  submit: returnToTraffic,
})
