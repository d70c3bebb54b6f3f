import * as v from 'valibot'
import { confirmationEmail } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint, type Schema } from './endpoint'
import { address, caseResult } from './entities'
import { typedName, typedShort } from './typed'

// @__NO_SIDE_EFFECTS__
const reimburse = <const Id extends string, const Way extends string, Body extends Schema>(
  id: Id,
  way: Way,
  body: Body,
) =>
  endpoint({
    id: `payments.${id}`,
    method: 'POST',
    path: `overpayment-reimbursement/${way}`,
    body,
    response: caseResult,
    failures: modificationFailed,
    source: 'spec',
    assumes:
      'The whole shape; that the whole overpayment is returned, and that the call is refused if there is no overpayment.',
  })

/** Refunds an overpayment to the mailing address. */
export const reimburseToMailingAddress = reimburse(
  'reimburseToMailingAddress',
  'mailing-address',
  v.object(confirmationEmail),
)
/** Refunds an overpayment to the permanent address. */
export const reimburseToPermanentAddress = reimburse(
  'reimburseToPermanentAddress',
  'permanent-address',
  v.object(confirmationEmail),
)
/** Refunds an overpayment to the account that the insurer knows. */
export const reimburseToAccount = reimburse('reimburseToAccount', 'account-number', v.object(confirmationEmail))
/** Refunds an overpayment to another account. */
export const reimburseToOtherAccount = reimburse(
  'reimburseToOtherAccount',
  'other-account-number',
  v.object({ ...confirmationEmail, accountNumber: typedShort, accountHolderName: typedName }),
)
/** Refunds an overpayment to another address. */
export const reimburseToOtherAddress = reimburse(
  'reimburseToOtherAddress',
  'other-mailing-address',
  v.object({ ...confirmationEmail, ...address.entries, name: typedName }),
)
