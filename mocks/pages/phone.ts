import type { DapStatus } from '../store/dap/dap'
import { confirmDap, openOnPhone, phonePage, refuseDap, waitingDap } from '../store/dap/phone'
import type { Store } from '../store/store'
import { lastView, openView, type PageView, type SimulatedPage } from './page'

const ACTIONS = [
  { name: 'confirm', label: 'Belépés engedélyezése', hint: 'Az ügyfél igazolja magát, és beleegyezik a belépésbe.' },
  { name: 'refuse', label: 'Belépés elutasítása', hint: 'Az ügyfél nem engedélyezi a belépést.' },
]

/**
 * The DÁP app on a phone, opened with a QR code or a sign-in's own address. Opened without either, it shows the waiting
 * sign-in.
 */
export const phoneAppPage: SimulatedPage = {
  path: 'dap',
  parameter: 'code',
  inSameTab: false,
  show: ({ store, id }) => {
    const status = openOnPhone(store, referenceOf(store, id))
    return status && viewOf(status)
  },
  act: ({ store, id }, action) => {
    const reference = referenceOf(store, id)
    if (action === 'confirm') confirmDap(store, reference)
    if (action === 'refuse') refuseDap(store, reference)
    // A decided sign-in no longer waits, so only its own address finds it.
    return id === '' && reference !== '' ? phonePage(store, reference) : undefined
  },
}

const referenceOf = (store: Store, id: string): string => (id === '' ? (waitingDap(store) ?? '') : id)

const viewOf = (status: DapStatus): PageView => {
  const view = {
    heading: 'Digitális Állampolgárság',
    lead: 'Ez a DÁP mobilalkalmazás szimulált képernyője: valódi alkalmazásra nincs szükség.',
    details: [],
  }
  switch (status) {
    case 'STARTED':
    case 'IN_PROGRESS':
      return openView(view, 'A Minta Biztosító ügyfélportálja belépést kér.', ACTIONS)
    case 'IDENTIFIED':
      return lastView(
        view,
        'success',
        'Engedélyezte a belépést. Ez az oldal bezárható; az ügyfélportálon folytathatja.',
      )
    case 'REFUSED':
      return lastView(view, 'error', 'Elutasította a belépést. Az ügyfélportálon új belépést indíthat.')
    case 'EXPIRED':
      return lastView(view, 'error', 'A belépési kérés lejárt. Az ügyfélportálon kérhet új QR-kódot.')
  }
}
