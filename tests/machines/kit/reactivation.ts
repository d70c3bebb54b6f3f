import { type AnyEventObject, createActor, fromTransition } from 'xstate'
import type { PresentHeader } from '../../../machines/case/definition/present'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import { paidCaseOf, takeDraftFailure } from '../../../machines/case/machine/payment/paidCase'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { bindPaymentToDraft } from '../../../machines/payment/ledger'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import type { PaymentFailure } from '../../../machines/payment/payment.types'
import { bindServices } from '../../../machines/services'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { draftKey } from '../../../machines/storageKeys'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { reload } from './story'

export const CONTRACT = '20000002'
export const ADDRESS = '/casco/ugyek/reactivate'
export const DRAFT = draftKey(CONTRACT, reactivate.id)

/**
 * Opens the reactivation, a case with a payment. `saved` is its draft. The returned function `told` returns the last
 * event that the case has sent to its parent.
 */
export const openCase = async (
  fake: FakeServices,
  saved: unknown,
  address = ADDRESS,
  contractNumber = CONTRACT,
  header: PresentHeader | null = null,
  failedCard: PaymentFailure | null = null,
) => {
  sharedMachines.provide({ payment: paymentMachine })
  sharedMachines.provide({ signature: signatureMachine })
  sharedMachines.provide({ identification: identificationMachine })
  const parent = createActor(fromTransition((events: readonly AnyEventObject[], event) => [...events, event], []))
  bindServices(parent.system, fake.services)
  parent.start()
  const isUntaken = takeDraftFailure(fake.services, saved)
  const paid = bindPaymentToDraft(fake.services, paidCaseOf({ contractNumber, address }), 'd')?.end ?? null
  const actor = createActor(buildCaseMachine(reactivate), {
    input: { contractNumber, address, today: '2026-11-21', draftId: 'd', saved, paid, isUntaken, header, failedCard },
    parent,
  })
  actor.start()
  await runPendingCallbacks()
  return {
    fake,
    actor,
    told: () => parent.getSnapshot().context.at(-1),
    paid: () => actor.getSnapshot().context.paid,
    step: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

/** Reloads the page and opens the reactivation again, with the tab's draft. */
export const reopen = (before: FakeServices) => {
  const { fake } = reload(before)
  return openCase(fake, fake.services.storage.read(DRAFT) ?? null)
}
