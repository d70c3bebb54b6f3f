import { packagesMachine } from '../../../machines/packages/packages.machine'
import type { PackagesEvent } from '../../../machines/packages/packages.types'
import { networkReturnCase } from '../kit/cases'
import { modelOf } from '../kit/model'

export const packagesModel = modelOf(packagesMachine, {
  inputs: { packages: { productLine: 'elet', contractNumber: '40000001', step: '' } },
  events: (): PackagesEvent[] => [{ type: 'load.retried' }],
  actors: { networkBack: () => [networkReturnCase] },
  project: ({ packages: loadedPackages, technicalError }) => [loadedPackages !== null, technicalError],
})
