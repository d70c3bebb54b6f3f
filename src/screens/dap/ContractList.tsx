import './ContractList.css'
import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Screen } from '../../ui/Screen'
import { FaultNotice } from '../fault/FaultNotice'
import { Phone } from '../shell/Phone'
import { ContractCard } from './ContractCard'
import { type DapProps, stateOf } from './dap'

/** The contracts of the customer whom the DÁP app has identified, by insurance type. */
export function ContractList({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const common = useTexts()
  const snapshot = useSelector(dap, (snapshot) => snapshot)
  const { contracts, fault } = snapshot.context
  const groups = (contracts ?? []).filter((group) => group.contracts.length > 0)
  return (
    <Screen
      state={stateOf(snapshot.value)}
      heading={auth('heading')}
      stepHeading={t('list.heading')}
      lead={groups.length > 0 ? t('list.lead') : undefined}
    >
      {groups.length === 0 && (
        <p>
          {t('list.empty')} <Phone />
        </p>
      )}
      <FaultNotice fault={fault} />
      {groups.map((group) => (
        <section key={group.insuranceType} aria-labelledby={`dap-${group.insuranceType}`}>
          <h3 id={`dap-${group.insuranceType}`}>{common(`areas.${group.insuranceType}`)}</h3>
          <ul className="dap-contracts">
            {group.contracts.map((contract) => (
              <ContractCard key={contract.contractNumber} dap={dap} contract={contract} />
            ))}
          </ul>
        </section>
      ))}
      <Action send={dap.send} event={{ type: 'dap.cancelled' }}>
        {t('list.logout')}
      </Action>
    </Screen>
  )
}
