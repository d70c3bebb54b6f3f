/**
 * A policyholder's reasons to terminate a vehicle contract. Each key is the last part of a call's path, e.g.
 * `car-sell`.
 */
export const vehicleReasons = {
  anniversary: { id: 1, label: 'Felmondás évfordulóra' },
  'car-sell': { id: 2, label: 'Gépjármű eladása' },
  'final-withdraw': { id: 3, label: 'Végleges forgalomból kivonás' },
  'user-change': { id: 4, label: 'Üzembentartó-váltás' },
} as const

/** The name of a termination reason. */
export type VehicleReason = keyof typeof vehicleReasons

/** Termination reasons of the insurer: the premium was not paid, or the vehicle did not return to traffic in time. */
export const NON_PAYMENT = 5
export const NOT_RETURNED_TO_TRAFFIC = 6
