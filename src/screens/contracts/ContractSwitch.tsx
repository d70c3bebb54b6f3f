import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import { useApp, useAppSelector } from '../../hooks/actor'
import { formatAddress, formatPlate } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import type { Elements } from '../../ui/content'
import { eventAttribute } from '../../ui/controls/sends'
import { DownIcon } from '../../ui/icons/icons'
import { ValueText } from '../../ui/values/Verbatim'
import { ContractName } from './ContractName'
import { type ContractsActor, useListedContracts } from './MyContracts'

interface Props {
  /** The number of the open contract. */
  readonly number: string
  /** Shown instead of the menu if the customer has no other contract. */
  readonly children: Elements
}

/** The open contract in the header, with a menu of the other contracts of the DÁP session. */
export function ContractSwitch({ number, children }: Props) {
  const contracts = useAppSelector((snapshot) => snapshot.children.contracts)
  return contracts ? (
    <Switch contracts={contracts} number={number}>
      {children}
    </Switch>
  ) : (
    children
  )
}

function Switch({ contracts, number, children }: Props & { readonly contracts: ContractsActor }) {
  const t = useTexts('dap')
  const { send } = useApp()
  const id = useId()
  const isOver = useSelector(contracts, (snapshot) => snapshot.matches('alone'))
  const canSwitch = useAppSelector((snapshot) => snapshot.can({ type: 'switch.requested', contractNumber: '' }))
  const otherContracts = useListedContracts(contracts).filter(({ contractNumber }) => contractNumber !== number)
  if (otherContracts.length === 0) return children
  return (
    <details
      className="contract-switch"
      onToggle={({ currentTarget }) => currentTarget.open && contracts.send({ type: 'contracts.shown' })}
      onKeyDown={closeByEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary>
        {children}
        <span className="hidden">{` ${t('contract.switch')}`}</span>
        <DownIcon />
      </summary>
      <ul className="contract-switch-list">
        {isOver && <li>{t('contract.over')}</li>}
        {(isOver ? [] : otherContracts).map((contract) => {
          const { contractNumber, licensePlateNumber, riskAddress, insuredName } = contract
          const subjectText =
            (licensePlateNumber && formatPlate(licensePlateNumber)) ||
            (riskAddress && formatAddress(riskAddress)) ||
            (insuredName && t('contract.insured', { name: insuredName }))
          const event = { type: 'switch.requested', contractNumber } as const
          return (
            <li key={contractNumber}>
              <button
                type="button"
                aria-describedby={subjectText ? `${id}-${contractNumber}` : undefined}
                aria-disabled={!canSwitch || undefined}
                {...eventAttribute(event, canSwitch)}
                onClick={({ currentTarget }) => {
                  if (!canSwitch) return
                  currentTarget.closest('details')?.removeAttribute('open')
                  send(event)
                }}
              >
                <ContractName contract={contract} />
              </button>
              {subjectText && (
                <p id={`${id}-${contractNumber}`}>
                  <ValueText>{subjectText}</ValueText>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const closeByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
