import type * as v from 'valibot'
import type { VehicleContract } from '../state'
import type { vehicleSlice } from './slice'

/** The insurer's data on a vehicle contract. */
export const vehicleMemory = (contract: VehicleContract): v.InferOutput<typeof vehicleSlice> => {
  contract.vehicle ??= { corrections: {}, removedSince: null, terminations: [] }
  return contract.vehicle
}

/** Tells if a contract is in force. A contract that has ended allows almost no changes. */
export const isRunning = ({ header }: VehicleContract): boolean => header.contract.contractStatusId === 1
