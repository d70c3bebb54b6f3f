import { formatMoney } from '../../src/texts/format'
import { insurer } from '../pdf/insurer'
import {
  type CardOutcome,
  cardPaymentOf,
  type ProvidedPayment,
  providerData,
  recordCardOutcome,
} from '../store/payments/provider'
import { type PageView, type SimulatedPage, type Visit, viewWithActions, viewWithoutActions } from './page'
import { safeReturnUrl } from './safeReturnUrl'

const HEADING = 'Bankkártyás fizetés'
const LEAD = 'Ez egy szimulált fizetési szolgáltató oldala: pénz nem mozog, kártyaadatra nincs szükség.'
const CHOOSE_OUTCOME = 'Válassza ki, hogyan végződjön a fizetés.'

const ACTIONS = [
  { name: 'accept', label: 'Fizetés jóváhagyása', hint: 'A bank engedélyezi a fizetést.' },
  { name: 'refuse', label: 'Fizetés elutasítása', hint: 'A bank nem engedélyezi a fizetést.' },
  { name: 'cancel', label: 'Fizetés megszakítása', hint: 'Az ügyfél meggondolja magát.' },
  {
    name: 'incomplete',
    label: 'Visszatérés hiányos adatokkal',
    hint: 'A válaszból nem derül ki, melyik fizetésről szól; a fizetés függőben marad.',
  },
  { name: 'silent', label: 'Nem érkezik válasz', hint: 'Az oldal nem vezet vissza; a fizetés függőben marad.' },
]
const RETURN_ACTIONS = [{ name: 'back', label: 'Vissza a biztosítóhoz', hint: 'Ugyanazzal a válasszal tér vissza.' }]

const OUTCOMES: ReadonlyMap<string, CardOutcome> = new Map([
  ['accept', 'ACCEPTED'],
  ['refuse', 'REFUSED'],
  ['cancel', 'CANCELLED'],
])

const OUTCOME_TEXTS: Readonly<Record<CardOutcome, string>> = {
  ACCEPTED: 'A fizetés sikerült.',
  REFUSED: 'A bank elutasította a fizetést.',
  CANCELLED: 'Ön megszakította a fizetést.',
}

/**
 * The page of the card payment provider. It replaces the portal in the tab, and sends the customer back to the portal
 * at the end.
 */
export const cardPage: SimulatedPage = {
  path: 'kartya',
  parameter: 'fizetes',
  inSameTab: true,
  show: ({ store, id, origin }) => {
    const providedPayment = cardPaymentOf(store, id)
    return providedPayment && viewOf(providedPayment, id, origin)
  },
  act: (visit, action) => {
    const providedPayment = cardPaymentOf(visit.store, visit.id)
    return providedPayment && addressAfterAction(visit, providedPayment, action)
  },
}

const viewOf = ({ contract, payment }: ProvidedPayment, id: string, origin: string): PageView => {
  const baseView = {
    heading: HEADING,
    lead: LEAD,
    details: [
      ['Kedvezményezett', insurer.company],
      ['Összeg', formatMoney({ value: payment.amount, currency: payment.currency })],
      ['Szerződésszám', contract.number],
      ['A fizetés azonosítója', id],
    ] satisfies [string, string][],
  }
  const returnUrl = safeReturnUrl(payment.returnUrl, origin)
  if (returnUrl === undefined)
    return viewWithoutActions(baseView, 'error', 'Innen nem lehet visszatérni: a megadott cím máshová vezet.')
  if (payment.isSilent)
    return viewWithoutActions(baseView, 'info', 'A szolgáltató nem válaszol. A fizetés függőben marad.')
  const { outcome } = payment
  if (outcome === null) return viewWithActions(baseView, CHOOSE_OUTCOME, ACTIONS, returnUrl.origin)
  const noticeKind = outcome.status === 'ACCEPTED' ? 'success' : 'error'
  return {
    ...viewWithoutActions(baseView, noticeKind, OUTCOME_TEXTS[outcome.status]),
    actions: RETURN_ACTIONS,
    returnOrigin: returnUrl.origin,
  }
}

const addressAfterAction = (
  { store, id, origin }: Visit,
  { payment }: ProvidedPayment,
  action: string,
): string | undefined => {
  const returnUrl = safeReturnUrl(payment.returnUrl, origin)
  if (returnUrl === undefined || payment.isSilent) return undefined
  const outcome = OUTCOMES.get(action)
  if (outcome !== undefined) recordCardOutcome(store, payment, outcome)
  if (action === 'silent' && payment.outcome === null) payment.isSilent = true
  if (payment.outcome === null && action !== 'incomplete') return undefined
  const returnData = payment.outcome === null ? INCOMPLETE_RETURN : providerData(id, payment)
  for (const [name, value] of Object.entries(returnData)) returnUrl.searchParams.set(name, value)
  return returnUrl.href
}

/** Query parameters of a return that do not identify the payment. */
const INCOMPLETE_RETURN = { provider: 'minta-kartya' }
