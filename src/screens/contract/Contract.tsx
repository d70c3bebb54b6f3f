import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../app/actor'
import { CaseLoading } from '../case/CaseLoading'
import { CaseSelect } from './CaseSelect'
import { ChooseVariant } from './ChooseVariant'
import { ContractLoading } from './ContractLoading'
import type { ContractActor } from './contract'
import { FlowLoading } from './FlowLoading'
import { HeaderFailed } from './HeaderFailed'
import { OpenCase } from './OpenCase'
import { OpenFlow } from './OpenFlow'
import { RefusedCase } from './RefusedCase'
import { View } from './View'

function ContractScreen({ contract }: { readonly contract: ContractActor }) {
  const snapshot = useSelector(contract, (current) => current)
  const { place, area, isContractor, menu } = snapshot.context
  if (snapshot.matches('selecting')) return <CaseSelect contract={contract} snapshot={snapshot} />
  if (snapshot.matches('inCase')) return <OpenCase contract={contract} snapshot={snapshot} />
  if (snapshot.matches('inFlow')) return <OpenFlow snapshot={snapshot} />
  if (snapshot.matches('headerFailed')) return <HeaderFailed contract={contract} snapshot={snapshot} />
  if (snapshot.matches('viewing') && place.name === 'case') return <View place={place} contract={snapshot.context} />
  if (snapshot.matches('choosingVariant') && place.name === 'case') {
    return <ChooseVariant place={place} variants={menu.find(({ key }) => key === place.key)?.variants ?? []} />
  }
  if (snapshot.matches('openingFlow') && place.name === 'case') return <FlowLoading place={place} />
  if (snapshot.matches('refusingCase')) return <RefusedCase area={area} isContractor={isContractor} />
  if (place.name === 'case') return <CaseLoading state={String(snapshot.value)} place={place} />
  return <ContractLoading state={String(snapshot.value)} area={area} isContractor={isContractor} />
}

/** A signed-in customer's contract: its menu, or the case that is open. */
export function Contract() {
  const contract = useAppSelector(({ children }) => children.contract)
  return contract && <ContractScreen contract={contract} />
}
