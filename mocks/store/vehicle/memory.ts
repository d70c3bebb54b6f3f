import type * as v from 'valibot'
import type { VehicleContract } from '../state'
import type { vehicleSlice } from './slice'

/** What the insurer remembers of a vehicle contract. */
export const vehicleMemory = (contract: VehicleContract): v.InferOutput<typeof vehicleSlice> => {
  contract.vehicle ??= { corrections: {}, removedSince: null, terminations: [] }
  return contract.vehicle
}

/** Whether a contract runs: on one that has ended next to nothing can be changed. */
export const isRunning = ({ header }: VehicleContract): boolean => header.contract.contractStatusId === 1
