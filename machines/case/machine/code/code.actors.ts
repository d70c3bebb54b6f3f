import { fromPromise } from 'xstate'
import type { Endpoint, Outcome } from '../../../../src/api/endpoint'
import { calls } from '../../../actors/call'
import type { TriesRefusal } from '../../../auth/limits'
import type { CodeCall, CodeCheck, CodesSent } from '../../../oneTimeCode/calls'
import { checkKey } from '../../../oneTimeCode/checkKey'
import { oneTimeCodeMachine } from '../../../oneTimeCode/oneTimeCode.machine'
import { portsOf } from '../../../services'
import type { CodeStep } from '../../definition/definition'
import { atInsurer } from '../actors/submit.actor'

/** The chart of a case's code. */
export const caseCodeMachine = ({ check, resend }: CodeStep) =>
  oneTimeCodeMachine<unknown>({
    id: 'caseCode',
    lastWrong: 'locks',
    check: calls(
      fromPromise<Outcome<unknown, TriesRefusal>, CodeCheck>(async ({ input, signal, system }) => {
        const ports = portsOf(system)
        const body = { otpCode: input.code, confirmationCode: input.confirmationCode }
        const idempotencyKey = checkKey(ports, input)
        return atInsurer(ports, await ports.call<Endpoint>(check, { body }, { signal, idempotencyKey }))
      }),
      check,
    ),
    resend: calls(
      fromPromise<Outcome<CodesSent, TriesRefusal>, CodeCall>(({ input: { idempotencyKey }, signal, system }) =>
        portsOf(system).call<CodeStep['resend']>(resend, {}, { signal, idempotencyKey }),
      ),
      resend,
    ),
  })
