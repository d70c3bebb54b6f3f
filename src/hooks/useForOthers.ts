import { useSelector } from '@xstate/react'
import { menuListsCases } from '../../machines/contract/route'
import { useAppSelector } from './actor'

/**
 * The ending of the keys of texts that differ for customers who cannot come back to a submitted case. It is '' if the
 * open contract's menu lists the submitted cases. Otherwise, the text names neither that list nor a later chance.
 */
export const useForOthers = (): '' | 'ForOthers' => {
  const contract = useAppSelector(({ children }) => children.contract)
  const hasList = useSelector(contract, (snapshot) => snapshot !== undefined && menuListsCases(snapshot.context))
  return hasList ? '' : 'ForOthers'
}
