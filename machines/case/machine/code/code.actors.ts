import { fromPromise } from 'xstate'
import type { Endpoint, Outcome } from '../../../../src/api/endpoint'
import { recordCalls } from '../../../actors/call'
import type { AttemptsError } from '../../../attempts'
import type { CodeCall, CodeCheck, CodesSent } from '../../../oneTimeCode/calls'
import { codeCheckKey } from '../../../oneTimeCode/codeCheckKey'
import { oneTimeCodeMachine } from '../../../oneTimeCode/oneTimeCode.machine'
import { servicesOf } from '../../../services'
import type { CodeStep } from '../../definition/definition'
import { withInsurerTime } from '../actors/submit.actor'

/** Creates the machine of a case's code. */
export const caseCodeMachine = ({ check, resend }: CodeStep) =>
  oneTimeCodeMachine<unknown>({
    id: 'caseCode',
    lastWrong: 'locks',
    check: recordCalls(
      fromPromise<Outcome<unknown, AttemptsError>, CodeCheck>(async ({ input, signal, system }) => {
        const services = servicesOf(system)
        const body = { otpCode: input.code, confirmationCode: input.confirmationCode }
        const idempotencyKey = codeCheckKey(services, input)
        return withInsurerTime(services, await services.call<Endpoint>(check, { body }, { signal, idempotencyKey }))
      }),
      check,
    ),
    resend: recordCalls(
      fromPromise<Outcome<CodesSent, AttemptsError>, CodeCall>(({ input: { idempotencyKey }, signal, system }) =>
        servicesOf(system).call<CodeStep['resend']>(resend, {}, { signal, idempotencyKey }),
      ),
      resend,
    ),
  })
