import './Dap.css'
import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../hooks/actor'
import { ContractList } from './ContractList'
import { Decision } from './Decision'
import type { DapProps } from './dap'
import { ListFailed } from './ListFailed'
import { Loading } from './Loading'
import { StartFailed } from './StartFailed'
import { Starting } from './Starting'
import { Waiting } from './Waiting'

/** The sign-in with the DÁP app. */
export function Dap() {
  const dap = useAppSelector(({ children }) => children.dap)
  return dap && <DapScreen dap={dap} />
}

function DapScreen({ dap }: DapProps) {
  const Screen = useSelector(dap, (snapshot) => {
    if (snapshot.matches('waiting')) return Waiting
    if (snapshot.matches('startFailed')) return StartFailed
    if (snapshot.hasTag('outcome')) return Decision
    if (snapshot.matches({ identified: 'loadFailed' })) return ListFailed
    if (snapshot.matches({ identified: 'listing' }) || snapshot.matches({ identified: 'opening' })) return ContractList
    if (snapshot.matches('identified') || snapshot.matches('signedIn')) return Loading
    return Starting
  })
  return <Screen dap={dap} />
}
