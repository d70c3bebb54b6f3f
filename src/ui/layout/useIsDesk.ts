import { useSyncExternalStore } from 'react'
import { attempt } from '../attempt'

/** Wide enough for two columns, one of them the width of a form. */
const desk = () => attempt(() => window.matchMedia('(min-width: 64rem)'), undefined)

const subscribe = (changed: () => void) => {
  const query = desk()
  attempt(() => query?.addEventListener('change', changed), undefined)
  return () => attempt(() => query?.removeEventListener('change', changed), undefined)
}

/** Tells if there is room beside a form. Content that phones do not show is not rendered on them. */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, () => desk()?.matches ?? false)
