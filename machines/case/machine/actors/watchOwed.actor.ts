import { fromCallback } from 'xstate'
import { calls } from '../../../actors/call'
import { whenInFront } from '../../../actors/front'
import { headerAt, headerOfProductLine } from '../../../headerOfProductLine'
import type { PaymentOutput } from '../../../payment/payment.types'
import { paymentsOf } from '../../../payment/paymentQueries'
import { servicesOf } from '../../../services'
import { dayAt } from '../../../today'
import type { PresentHeader } from '../../definition/present'

/** The contract's header has loaded again. */
export interface HeaderLoaded {
  readonly type: 'header.loaded'
  readonly header: PresentHeader
  /** The insurer's day when the header was loaded, `yyyy-MM-dd`. */
  readonly today: string
}

interface WatchInput {
  readonly paid: PaymentOutput | null
  readonly isContractor: boolean
  readonly contractNumber: string
  /** The address of the case. */
  readonly address: string
}

/**
 * Loads the header again for a submitted case that is still to be paid. This happens when a card payment of the
 * contract changes, and when the customer returns to the page. If the load fails, the confirmation stays as it is.
 */
export const watchOwedActor = calls(
  fromCallback<HeaderLoaded, WatchInput>(
    ({ input: { paid, isContractor, contractNumber, address }, sendBack, system }) => {
      if (!isContractor || (paid?.type !== 'transfer' && paid?.type !== 'later')) return undefined
      const services = servicesOf(system)
      const controller = new AbortController()
      const { signal } = controller
      const load = async (): Promise<void> => {
        const header = await services.call(headerAt(address), {}, { signal })
        if (!header.ok || signal.aborted) return
        const today = dayAt(services.insurerTime())
        sendBack({ type: 'header.loaded', header: header.data, today } satisfies HeaderLoaded)
      }
      const tryToLoad = (): void => void load().catch(() => undefined)
      const paymentsNow = (): string => JSON.stringify(paymentsOf(services, contractNumber))
      let knownPayments = paymentsNow()
      const unsubscribeStorage = services.sharedStorage.onChange(() => {
        const payments = paymentsNow()
        if (payments === knownPayments) return
        knownPayments = payments
        tryToLoad()
      })
      const unsubscribeFront = whenInFront(services, tryToLoad)
      return () => {
        controller.abort()
        unsubscribeStorage()
        unsubscribeFront()
      }
    },
  ),
  ...Object.values(headerOfProductLine),
)
