import { getHeader } from '../../../src/api/kgfb'
import type { AreaCases } from '../../case/areaCases'
import { compileCase } from '../../case/case.machine'
import { everywhere } from '../everywhere'
import { kgfbDocuments } from '../vehicleDocuments'
import { licensePlate } from './licensePlate.case'

/** Kötelező gépjármű-felelősségbiztosítás: what a customer can do with it. */
export const kgfbCases: AreaCases = {
  area: 'kgfb',
  header: getHeader,
  menu: [
    {
      kind: 'case',
      key: 'license-plate',
      group: 'vehicle',
      definition: licensePlate,
      machine: compileCase(licensePlate),
      isEnabled: ({ contract }, { isContractor }) => isContractor && contract.contractStatusId === 1,
    },
    ...kgfbDocuments,
    ...everywhere,
  ],
}
