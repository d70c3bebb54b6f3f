import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Endpoint, Outcome } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import type { TriesRefusal } from '../auth/limits'
import type { CodeCall, CodeCheck, CodesSent } from '../oneTimeCode/calls'
import { checkKey } from '../oneTimeCode/checkKey'
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine'
import { portsOf } from '../ports'
import type { CodeStarted } from './code.types'
import type { CodeStep } from './definition'
import type { Refusal } from './fetchLoads'

/** Has a code sent. */
export type StartCode = PromiseActorLogic<
  Outcome<CodeStarted, Refusal>,
  { readonly body: unknown; readonly idempotencyKey: string }
>

/** The chart of a case's code. */
export const caseCodeMachine = ({ check, resend }: CodeStep) =>
  oneTimeCodeMachine<unknown>({
    id: 'caseCode',
    lastWrong: 'locks',
    check: calls(
      fromPromise<Outcome<unknown, TriesRefusal>, CodeCheck>(({ input, signal, system }) => {
        const ports = portsOf(system)
        const body = { otpCode: input.code, confirmationCode: input.confirmationCode }
        return ports.call<Endpoint>(check, { body }, { signal, idempotencyKey: checkKey(ports, input) })
      }),
      check,
    ),
    resend: calls(
      fromPromise<Outcome<CodesSent, TriesRefusal>, CodeCall>(
        ({ input, signal, system }) =>
          // Its answer has been read by the endpoint's own schema.
          portsOf(system).call<Endpoint>(resend, {}, { signal, idempotencyKey: input.idempotencyKey }) as Promise<
            Outcome<CodesSent, TriesRefusal>
          >,
      ),
      resend,
    ),
  })
