import { packagesMachine } from '../../../machines/packages/packages.machine'
import type { PackagesEvent } from '../../../machines/packages/packages.types'
import { networkReturns } from '../kit/cases'
import { modelOf } from '../kit/model'

export const packages = modelOf(packagesMachine, {
  inputs: { packages: { productLine: 'elet', contractNumber: '40000001', step: '' } },
  events: (): PackagesEvent[] => [{ type: 'load.retried' }],
  actors: { networkBack: () => [networkReturns] },
  project: ({ packages: loaded, technicalError }) => [loaded !== null, technicalError],
})
