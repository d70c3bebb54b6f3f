import { getHeader } from '../../../src/api/kgfb'
import type { AreaCases } from '../../case/areaCases'
import { compileCase } from '../../case/case.machine'
import { licensePlate } from './licensePlate.case'

/** Kötelező gépjármű-felelősségbiztosítás: what a customer can do with it. */
export const kgfbCases: AreaCases = {
  area: 'kgfb',
  header: getHeader,
  menu: [
    {
      key: 'license-plate',
      group: 'vehicle',
      definition: licensePlate,
      machine: compileCase(licensePlate),
      isEnabled: ({ contract }) => contract.contractStatusId === 1,
    },
  ],
}
