import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { scheduledEndOf } from '../../../machines/cases/scheduledEnd'
import type { ContractMachine } from '../../../machines/contract/contract.machine'
import { useAppSelector } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { CaseLoading } from '../case/CaseLoading'
import { CaseSelect } from './CaseSelect'
import { ChooseVariant } from './ChooseVariant'
import { ContractLoading } from './ContractLoading'
import type { ContractProps } from './contract'
import { FlowLoading } from './FlowLoading'
import { HeaderFailed } from './HeaderFailed'
import { OpenCase } from './OpenCase'
import { OpenFlow } from './OpenFlow'
import { RefusedCase } from './RefusedCase'
import { View } from './View'

/** The state whose screen is shown. */
const stateOf = ({ value }: SnapshotFrom<ContractMachine>) => {
  if (typeof value === 'string') return value
  if ('inCase' in value) return 'inCase'
  return 'viewing' in value ? (`viewing.${value.viewing}` as const) : 'selecting'
}

function ContractScreen({ contract }: ContractProps) {
  const state = useSelector(contract, stateOf)
  const route = useShallowSelector(contract, ({ context }) => context.route)
  const contractData = useShallowSelector(
    contract,
    ({ context: { productLine, contractNumber, header, isContractor, menu, premium } }) => ({
      ...{ productLine, contractNumber, header, isContractor, menu, premium },
    }),
  )
  const copying = useSelector(contract, ({ children }) => children.copying)
  const failedCard = useSelector(contract, ({ context }) => context.opened.failedCard)
  const { productLine, header, isContractor, menu } = contractData
  if (state === 'selecting') return <CaseSelect contract={contract} />
  if (state === 'inCase') return <OpenCase contract={contract} />
  if (state === 'inFlow') return <OpenFlow contract={contract} />
  if (state === 'headerFailed') return <HeaderFailed contract={contract} />
  if (state.startsWith('viewing.') && route.name === 'case') {
    return <View state={state} route={route} actor={contract} contract={contractData} copying={copying} />
  }
  if (state === 'choosingVariant' && route.name === 'case') {
    const variants = menu.find(({ key }) => key === route.key)?.variants ?? []
    return <ChooseVariant route={route} variants={variants} end={header && scheduledEndOf(header)} />
  }
  if (state === 'openingFlow' && route.name === 'case') return <FlowLoading route={route} />
  if (state === 'refusingCase')
    return <RefusedCase productLine={productLine} isContractor={isContractor} failedCard={failedCard} />
  if (route.name === 'case') {
    return <CaseLoading state={state} route={route} kind={menu.find(({ key }) => key === route.key)?.kind} />
  }
  return <ContractLoading state={state} productLine={productLine} isContractor={isContractor} />
}

/** A signed-in customer's contract: its menu, or the open case. */
export function Contract() {
  const contract = useAppSelector(({ children }) => children.contract)
  return contract && <ContractScreen contract={contract} />
}
