import { useSelector } from '@xstate/react'
import type { PresentHeader } from '../../../machines/case/present'
import { useAppSelector } from '../../app/actor'

/** What the contract's header says by now. Whoever is not the contractor is not told. */
export const usePresentHeader = (): PresentHeader | null => {
  const contract = useAppSelector(({ children }) => children.contract)
  return useSelector(contract, (snapshot) => (snapshot?.context.isContractor === true ? snapshot.context.header : null))
}
