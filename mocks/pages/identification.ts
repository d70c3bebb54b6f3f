import {
  confirmIdentification,
  type IdentificationProgress,
  openIdentification,
  refuseIdentification,
} from '../store/identification/identification'
import { type PageView, type SimulatedPage, viewWithActions, viewWithoutActions } from './page'

const ACTIONS = [
  { name: 'confirm', label: 'Sikeres azonosítás', hint: 'A szolgáltató felismeri az ügyfelet.' },
  { name: 'refuse', label: 'Sikertelen azonosítás', hint: 'A szolgáltató nem tudja azonosítani az ügyfelet.' },
]

/**
 * The page of the identification provider, in another tab or on the phone. Showing the page tells the insurer that the
 * customer has opened it.
 */
export const identificationPage: SimulatedPage = {
  path: 'azonositas',
  parameter: 'case',
  inSameTab: false,
  show: ({ store, id }) => {
    const progress = openIdentification(store, id)
    return progress && viewOf(progress, id)
  },
  act: ({ store, id }, action) => {
    if (action === 'confirm') confirmIdentification(store, id)
    if (action === 'refuse') refuseIdentification(store, id)
    return undefined
  },
}

const viewOf = (progress: IdentificationProgress, id: string): PageView => {
  const baseView = {
    heading: 'Online azonosítás',
    lead: 'Ez egy szimulált azonosító szolgáltató oldala: okmányra és kamerára nincs szükség.',
    details: [['Ügyszám', id]] satisfies [string, string][],
  }
  if (progress === 'VERIFIED') {
    return viewWithoutActions(
      baseView,
      'success',
      'Az azonosítás sikerült. Ez az oldal bezárható; az ügyfélportálon folytathatja.',
    )
  }
  if (progress === 'REFUSED') {
    return viewWithoutActions(
      baseView,
      'error',
      'Az azonosítás nem sikerült. Az ügyfélportálon új azonosítást indíthat.',
    )
  }
  return viewWithActions(baseView, 'Válassza ki, hogyan végződjön az azonosítás.', ACTIONS)
}
