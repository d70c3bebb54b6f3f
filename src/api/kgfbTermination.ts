import * as v from 'valibot'
import { termination } from './bodies'
import { endpoint } from './endpoint'
import { terminationResult, vehicleTerminationInfo } from './entities'
import { modificationFailed } from './refusals'

// @__NO_SIDE_EFFECTS__
const preview = <const Id extends string, const Reason extends string>(id: Id, reason: Reason) =>
  endpoint({
    id: `kgfb.${id}`,
    method: 'GET',
    path: `kgfb/termination/${reason}`,
    response: vehicleTerminationInfo,
    failures: {},
    source: 'spec',
    assumes: 'What it means today; everything is null where the contract cannot end.',
  })

/** What a termination would mean: another holder. */
export const previewUserChange = preview('previewUserChange', 'user-change')
/** What a termination would mean: the vehicle is sold. */
export const previewCarSell = preview('previewCarSell', 'car-sell')
/** What a termination would mean: the vehicle leaves traffic for good. */
export const previewFinalWithdraw = preview('previewFinalWithdraw', 'final-withdraw')
/** What a termination would mean: at the anniversary. */
export const previewAnniversary = preview('previewAnniversary', 'anniversary')

/** Terminates the contract. */
export const terminate = endpoint({
  id: 'kgfb.terminate',
  method: 'POST',
  path: 'kgfb/termination',
  body: v.object({
    ...termination,
    terminationReason: v.picklist(['user-change', 'car-sell', 'final-withdraw', 'anniversary']),
  }),
  response: terminationResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The whole body; the reasons are named as the previews; the terminationReason of the answer is for reading.',
})
