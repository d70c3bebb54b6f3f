import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { contractsMachine } from '../../../machines/contracts/contracts.machine'
import {
  type ContractWithProductLine,
  contractsWithProductLine,
  endedContractsLast,
} from '../../../machines/dap/listed'
import { pathOf } from '../../../machines/routes'
import type { Session } from '../../../machines/session'
import { useApp, useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'
import { Link } from '../../ui/controls/Link'
import { eventAttribute } from '../../ui/controls/sends'
import { ChevronIcon } from '../../ui/icons/icons'
import { ContractFacts } from './ContractFacts'
import { ContractName } from './ContractName'

export type ContractsActor = ActorRefFrom<typeof contractsMachine>

/** All contracts of a customer identified by the DÁP app, with their status; part of the start page. */
export function MyContracts({ session }: { readonly session: Session }) {
  const contracts = useAppSelector(({ children }) => children.contracts)
  return contracts && <ContractCards contracts={contracts} session={session} />
}

/** Returns the contracts that could be opened when the list was loaded, ended ones last. */
export const useListedContracts = (contracts: ContractsActor): readonly ContractWithProductLine[] => {
  const groups = useSelector(contracts, ({ context }) => context.groups)
  return endedContractsLast(contractsWithProductLine(groups)).filter(({ loginErrorType }) => !loginErrorType)
}

function ContractCards({ contracts, session }: { readonly contracts: ContractsActor; readonly session: Session }) {
  const t = useTexts('dap')
  const isAlone = useSelector(contracts, (snapshot) => snapshot.matches('alone'))
  const listedContracts = useListedContracts(contracts)
  if (isAlone || listedContracts.length === 0) return null
  return (
    <section className="my-contracts stack" aria-labelledby="my-contracts">
      <h2 id="my-contracts">{t('contract.mine')}</h2>
      <ul className="contract-cards">
        {listedContracts.map((contract) => (
          <Card
            key={contract.contractNumber}
            contract={contract}
            isOpen={contract.contractNumber === session.contractNumber}
          />
        ))}
      </ul>
    </section>
  )
}

function Card({ contract, isOpen }: { readonly contract: ContractWithProductLine; readonly isOpen: boolean }) {
  const t = useTexts('dap')
  const { send } = useApp()
  const canSwitch = useAppSelector((snapshot) => snapshot.can({ type: 'switch.requested', contractNumber: '' }))
  const id = `my-contract-${contract.contractNumber}`
  const event = { type: 'switch.requested', contractNumber: contract.contractNumber } as const
  return (
    <li className="contract-card">
      <div>
        {isOpen ? (
          <Link to={pathOf({ name: 'caseSelect', productLine: contract.productLine })} describedBy={id}>
            <ContractName contract={contract} />
          </Link>
        ) : (
          <button
            type="button"
            aria-describedby={id}
            aria-disabled={!canSwitch || undefined}
            {...eventAttribute(event, canSwitch)}
            onClick={() => canSwitch && send(event)}
          >
            <ContractName contract={contract} />
          </button>
        )}
        <ContractFacts id={id} contract={contract} mark={isOpen ? t('contract.open') : undefined} />
      </div>
      <ChevronIcon />
    </li>
  )
}
