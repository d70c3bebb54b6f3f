import { useSelector } from '@xstate/react'
import type { PremiumData } from '../../../machines/contract/premium'
import { useAppSelector } from '../../hooks/actor'

/** Returns the premium of the open contract that its header does not contain; `null` if it is not loaded. */
export function usePremium(): PremiumData | null {
  const contract = useAppSelector(({ children }) => children.contract)
  return useSelector(contract, (snapshot) => snapshot?.context.premium ?? null)
}
