/** Why a vehicle contract may be terminated by its holder, by the name of the call's preview. */
export const vehicleReasons = {
  anniversary: { id: 1, label: 'Felmondás évfordulóra' },
  'car-sell': { id: 2, label: 'Gépjármű eladása' },
  'final-withdraw': { id: 3, label: 'Végleges forgalomból kivonás' },
  'user-change': { id: 4, label: 'Üzembentartó-váltás' },
} as const

/** One of them. */
export type VehicleReason = keyof typeof vehicleReasons

/** The insurer's own reasons: the premium was not paid, or the vehicle did not come back into traffic in time. */
export const NON_PAYMENT = 5
export const NOT_BACK = 6
