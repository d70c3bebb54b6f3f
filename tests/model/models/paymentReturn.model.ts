import { caseAt, type KeptPayment, RETURN_KEPT, type Redirect } from '../../../machines/payment/kept'
import { forgetPaid } from '../../../machines/payment/paid'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import type { PaymentReturnEvent, ReturnStart } from '../../../machines/payment/paymentReturn.types'
import { endOf, unconfirmed } from '../../../machines/payment/process.actor'
import { PAYMENT } from '../../../machines/storageKeys'
import { CallFault } from '../../../src/api/fault'
import { processProviderResponse } from '../../../src/api/payments'
import { callCases, START } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { callPort } from '../kit/settlement'
import { scriptedWorld } from '../kit/world'

const redirect: Redirect = {
  ...{ ...caseAt('10000001', '/kgfb/ugyek/license-plate'), udcContractId: null },
  ...{ paymentCode: 'payment-1', amount: 12_450, currency: 'HUF', time: START },
}
const until = START + RETURN_KEPT

const expired = new CallFault('expired', 'scripted: expired')

/** What the actor makes of how its call ends: only a session that is over keeps it from an end. */
export const processCases: readonly ActorCase[] = [
  ...callCases(processProviderResponse).map(({ end, script, ...ends }): ActorCase => {
    if ('output' in end) return { ...ends, script, end: { output: endOf(Object(end.output), redirect) } }
    // A page that is left would lose its call as well, so it waits a moment.
    return { ...ends, script: [...script, { type: 'wait' }], end: { output: unconfirmed(redirect) } }
  }),
  {
    name: 'expired',
    end: { error: expired },
    script: [{ type: 'fail', port: callPort(processProviderResponse), error: expired }],
  },
]

/** What the tab keeps of a payment that was come back from before. */
const start = (name: string, kept: Exclude<KeptPayment, { type: 'away' }> | null): ActorCase => ({
  name,
  end: {
    output: {
      redirect: kept?.redirect ?? null,
      returned: kept?.type === 'returned' ? kept : null,
    } satisfies ReturnStart,
  },
  script: [],
  before: [{ type: 'store', key: PAYMENT, value: kept }],
})

/** The mark of a payment whose case has been sent. */
const sentMarks = (() => {
  const { ports, shared } = scriptedWorld()
  const payment = { status: 'ACCEPTED', paymentCode: 'payment-1' }
  forgetPaid(ports, redirect, { type: 'paid', payment, isProcessing: false })
  return [...shared].map(([key, text]) => ({ type: 'store', key, value: JSON.parse(text), isShared: true }) as const)
})()

export const paymentReturn = modelOf(paymentReturnMachine, {
  inputs: {
    signedIn: { query: 'paymentCode=payment-1', contractNumber: '10000001' },
    otherContract: { query: 'paymentCode=payment-1', contractNumber: '10000002' },
    signedOut: { query: 'paymentCode=payment-1', contractNumber: null },
  },
  events: (): PaymentReturnEvent[] => [{ type: 'contract.switched' }, { type: 'paymentReturn.left' }],
  actors: {
    takeReturn: () => [
      start('nothing', null),
      {
        name: 'sent',
        end: {
          output: { redirect: caseAt('10000001', redirect.origin), returned: null, isSent: true } satisfies ReturnStart,
        },
        script: [],
        before: sentMarks,
      },
      start('returned', { type: 'returned', redirect, providerData: 'paymentCode=payment-1', key: 'key-1', until }),
      start('ended', {
        ...{ type: 'ended', redirect, until },
        end: { type: 'failed', failure: { type: 'unsuccessful' } },
      }),
    ],
    process: () => processCases,
  },
  project: ({ contractNumber, returned }) => [contractNumber, returned === null],
})
