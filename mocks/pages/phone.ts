import type { DapStatus } from '../store/dap/dap'
import { confirmDap, openOnPhone, phonePage, refuseDap, waitingDapId } from '../store/dap/phone'
import type { Store } from '../store/store'
import { type PageView, type SimulatedPage, viewWithActions, viewWithoutActions } from './page'

const ACTIONS = [
  { name: 'confirm', label: 'Belépés engedélyezése', hint: 'Az ügyfél igazolja magát, és beleegyezik a belépésbe.' },
  { name: 'refuse', label: 'Belépés elutasítása', hint: 'Az ügyfél nem engedélyezi a belépést.' },
]

/**
 * The DÁP app on a phone. The address contains the QR code or the sign-in's id. Without either, the page shows the
 * sign-in that waits for the app.
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
    // After the action the sign-in no longer waits for the app. So the page moves to the sign-in's own address, where
    // it can still be found.
    return id === '' && reference !== '' ? phonePage(store, reference) : undefined
  },
}

const referenceOf = (store: Store, id: string): string => (id === '' ? (waitingDapId(store) ?? '') : id)

const viewOf = (status: DapStatus): PageView => {
  const baseView = {
    heading: 'Digitális Állampolgárság',
    lead: 'Ez a DÁP mobilalkalmazás szimulált képernyője: valódi alkalmazásra nincs szükség.',
    details: [],
  }
  switch (status) {
    case 'STARTED':
    case 'IN_PROGRESS':
      return viewWithActions(baseView, 'A Minta Biztosító ügyfélportálja belépést kér.', ACTIONS)
    case 'IDENTIFIED':
      return viewWithoutActions(
        baseView,
        'success',
        'Engedélyezte a belépést. Ez az oldal bezárható; az ügyfélportálon folytathatja.',
      )
    case 'REFUSED':
      return viewWithoutActions(baseView, 'error', 'Elutasította a belépést. Az ügyfélportálon új belépést indíthat.')
    case 'EXPIRED':
      return viewWithoutActions(baseView, 'error', 'A belépési kérés lejárt. Az ügyfélportálon kérhet új QR-kódot.')
  }
}
