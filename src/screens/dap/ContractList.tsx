import { contractsWithProductLine, endedContractsLast } from '../../../machines/dap/listed'
import { useAppSelector } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Screen } from '../../ui/layout/Screen'
import { withKeys } from '../../ui/values/withKeys'
import { CallNote } from '../shell/CallNote'
import { PaymentReturnNotice } from '../signIn/PaymentReturnNotice'
import { SessionExpiredNotice } from '../signIn/SessionExpiredNotice'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import { ContractCard } from './ContractCard'
import { type DapProps, stateOf } from './dap'

/** The contracts of the identified customer by product line. The product line of the entered address comes first. */
export function ContractList({ dap }: DapProps) {
  const t = useTexts('dap')
  const auth = useTexts('auth')
  const common = useTexts()
  const { state, contracts, technicalError } = useShallowSelector(dap, ({ value, context }) => ({
    state: stateOf(value),
    contracts: context.contracts,
    technicalError: context.technicalError,
  }))
  const enteredProductLine = useAppSelector(({ context: { route } }) =>
    'productLine' in route ? route.productLine : null,
  )
  const nonEmptyGroups = (contracts ?? []).filter((group) => group.contracts.length > 0)
  const isOfEnteredLine = ({ insuranceType }: (typeof nonEmptyGroups)[number]) => insuranceType === enteredProductLine
  const groups = [
    ...nonEmptyGroups.filter(isOfEnteredLine),
    ...nonEmptyGroups.filter((group) => !isOfEnteredLine(group)),
  ]
  return (
    <Screen
      state={state}
      heading={auth('heading')}
      stepHeading={t('list.heading')}
      lead={groups.length > 0 ? t('list.lead') : undefined}
      wide
    >
      <PaymentReturnNotice />
      <SessionExpiredNotice />
      {groups.length === 0 && <CallNote>{t('list.empty')}</CallNote>}
      <TechnicalErrorNotice technicalError={technicalError} />
      <div className="contract-groups">
        {withKeys(groups, ({ insuranceType }) => insuranceType).map(({ key, item: group }) => (
          <section key={key} aria-labelledby={`dap-${key}`}>
            <h3 id={`dap-${key}`}>{common(`productLines.${group.insuranceType}`)}</h3>
            <ul className="contract-cards">
              {withKeys(
                endedContractsLast(contractsWithProductLine([group])),
                ({ contractNumber }) => contractNumber,
              ).map(({ key, item }) => (
                <ContractCard key={key} dap={dap} contract={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Action send={dap.send} event={{ type: 'dap.cancelled' }}>
        {t('list.logout')}
      </Action>
    </Screen>
  )
}
