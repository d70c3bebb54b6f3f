import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint, type Schema } from './endpoint'
import { address, caseResult } from './entities'
import { typedName, typedShort } from './typed'

// @__NO_SIDE_EFFECTS__
const reimbursementEndpoint = <const Id extends string, const Way extends string, Body extends Schema>(
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
    failures: modificationFailures,
    source: 'spec',
    assumes:
      'The whole shape; that the whole overpayment is returned, and that the call is refused if there is no overpayment.',
  })

/** Refunds an overpayment to the mailing address. */
export const reimburseToMailingAddress = reimbursementEndpoint(
  'reimburseToMailingAddress',
  'mailing-address',
  v.object(confirmationEmailField),
)
/** Refunds an overpayment to the permanent address. */
export const reimburseToPermanentAddress = reimbursementEndpoint(
  'reimburseToPermanentAddress',
  'permanent-address',
  v.object(confirmationEmailField),
)
/** Refunds an overpayment to the account that the insurer knows. */
export const reimburseToAccount = reimbursementEndpoint(
  'reimburseToAccount',
  'account-number',
  v.object(confirmationEmailField),
)
/** Refunds an overpayment to another account. */
export const reimburseToOtherAccount = reimbursementEndpoint(
  'reimburseToOtherAccount',
  'other-account-number',
  v.object({ ...confirmationEmailField, accountNumber: typedShort, accountHolderName: typedName }),
)
/** Refunds an overpayment to another address. */
export const reimburseToOtherAddress = reimbursementEndpoint(
  'reimburseToOtherAddress',
  'other-mailing-address',
  v.object({ ...confirmationEmailField, ...address.entries, name: typedName }),
)
