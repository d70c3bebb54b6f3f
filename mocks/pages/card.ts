import { formatMoney } from '../../src/texts/format'
import { insurer } from '../pdf/insurer'
import {
  type CardOutcome,
  cardPaymentOf,
  endCardPayment,
  type ProvidedPayment,
  providerData,
} from '../store/payments/provider'
import { lastView, openView, type PageView, type SimulatedPage, type Visit } from './page'
import { wayBack } from './wayBack'

const HEADING = 'Bankkártyás fizetés'
const LEAD = 'Ez egy szimulált fizetési szolgáltató oldala: pénz nem mozog, kártyaadatra nincs szükség.'
const CHOOSE = 'Válassza ki, hogyan végződjön a fizetés.'

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
const BACK = [{ name: 'back', label: 'Vissza a biztosítóhoz', hint: 'Ugyanazzal a válasszal tér vissza.' }]

const ENDS: ReadonlyMap<string, CardOutcome> = new Map([
  ['accept', 'ACCEPTED'],
  ['refuse', 'REFUSED'],
  ['cancel', 'CANCELLED'],
])

const ENDED: Readonly<Record<CardOutcome, string>> = {
  ACCEPTED: 'A fizetés sikerült.',
  REFUSED: 'A bank elutasította a fizetést.',
  CANCELLED: 'Ön megszakította a fizetést.',
}

/** The card payment provider. It replaces the portal in the tab and leads back to it. */
export const cardPage: SimulatedPage = {
  path: 'kartya',
  parameter: 'fizetes',
  inSameTab: true,
  show: ({ store, id, origin }) => {
    const found = cardPaymentOf(store, id)
    return found && viewOf(found, id, origin)
  },
  act: (visit, action) => {
    const found = cardPaymentOf(visit.store, visit.id)
    return found && leadOn(visit, found, action)
  },
}

const viewOf = ({ contract, payment }: ProvidedPayment, id: string, origin: string): PageView => {
  const view = {
    heading: HEADING,
    lead: LEAD,
    details: [
      ['Kedvezményezett', insurer.company],
      ['Összeg', formatMoney({ value: payment.amount, currency: payment.currency })],
      ['Szerződésszám', contract.number],
      ['A fizetés azonosítója', id],
    ] satisfies [string, string][],
  }
  const back = wayBack(payment.returnUrl, origin)
  if (back === undefined) return lastView(view, 'error', 'Innen nem lehet visszatérni: a megadott cím máshová vezet.')
  if (payment.isSilent) return lastView(view, 'info', 'A szolgáltató nem válaszol. A fizetés függőben marad.')
  const { outcome } = payment
  if (outcome === null) return openView(view, CHOOSE, ACTIONS, back.origin)
  const kind = outcome.status === 'ACCEPTED' ? 'success' : 'error'
  return { ...lastView(view, kind, ENDED[outcome.status]), actions: BACK, returnOrigin: back.origin }
}

const leadOn = ({ store, id, origin }: Visit, { payment }: ProvidedPayment, action: string): string | undefined => {
  const back = wayBack(payment.returnUrl, origin)
  if (back === undefined || payment.isSilent) return undefined
  const end = ENDS.get(action)
  if (end !== undefined) endCardPayment(store, payment, end)
  if (action === 'silent' && payment.outcome === null) payment.isSilent = true
  if (payment.outcome === null && action !== 'incomplete') return undefined
  const data = payment.outcome === null ? INCOMPLETE : providerData(id, payment)
  for (const [name, value] of Object.entries(data)) back.searchParams.set(name, value)
  return back.href
}

/** Data of a return that do not identify the payment. */
const INCOMPLETE = { provider: 'minta-kartya' }
