import { useSyncExternalStore } from 'react'
import { attempt } from './attempt'

/** Room for two columns beside each other, one of them as wide as a form. */
const desk = () => attempt(() => window.matchMedia('(min-width: 64rem)'), undefined)

const subscribe = (changed: () => void) => {
  const query = desk()
  attempt(() => query?.addEventListener('change', changed), undefined)
  return () => attempt(() => query?.removeEventListener('change', changed), undefined)
}

/** Whether there is room beside a form. What no phone shows is not rendered there, either. */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, () => desk()?.matches ?? false)
