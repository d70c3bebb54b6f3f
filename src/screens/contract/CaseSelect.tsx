import './CaseSelect.css'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PAYING_SLUG } from '../../../machines/case/machine/payment/paidCase'
import { isDebitDue } from '../../../machines/cases/common/nextPremium'
import { lacksPremium, withPremium } from '../../../machines/contract/premium'
import { listedEntriesOf, menuListsCases } from '../../../machines/contract/route'
import {
  idleCasesStateOf,
  isPaymentInProgress,
  listsTransfer,
  mayHaveUnknownTasks,
  tasksOf,
} from '../../../machines/contract/tasks'
import { isDebtUnknown, owedAmountOf } from '../../../machines/payment/owed'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Screen } from '../../ui/layout/Screen'
import { useLateElementPosition } from '../../ui/layout/useLateElementPosition'
import { CaseMenu } from './CaseMenu'
import { ContractDetails } from './ContractDetails'
import { ContractHead } from './ContractHead'
import type { ContractProps } from './contract'
import { LatestCases } from './LatestCases'
import { NonContractorHead } from './NonContractorHead'
import { OpenCampaign } from './OpenCampaign'
import { OutdatedNotice } from './OutdatedNotice'
import { Tasks } from './Tasks'

const selectingStates = ['refreshing', 'outdated'] as const

/** The contract's page: its data and its menu. */
export function CaseSelect({ contract }: ContractProps) {
  const { t } = useTranslation(['contract', 'common'])
  const pageData = useShallowSelector(contract, (snapshot) => {
    const { productLine, contractNumber, isContractor, header, premium } = snapshot.context
    const { menu, cases, payments, today, staleAfter, search, retries } = snapshot.context
    return {
      ...{ productLine, contractNumber, isContractor, header, premium },
      ...{ menu, cases, payments, today, staleAfter, retries },
      state: selectingStates.find((each) => snapshot.matches({ selecting: each })) ?? 'current',
      search: snapshot.can({ type: 'search.changed', value: '' }) ? search : null,
    }
  })
  const { productLine, contractNumber, isContractor, header, premium } = pageData
  const { menu, cases, payments, today, staleAfter, search, retries, state } = pageData
  const ruledOutKeys = useSelector(contract, ({ context }) => context.ruledOut)
  const campaign = useSelector(contract, ({ children }) => children.campaign)
  const hasCampaign = useSelector(campaign, (snapshot) => (snapshot?.context.campaign ?? null) !== null)
  const groups = useRef<HTMLElement>(null)
  const campaignPosition = useLateElementPosition(hasCampaign, groups)
  if (header === null || campaign === undefined) return null
  const pathIfOffered = (key: string, slug = '') =>
    menu.some((entry) => entry.key === key) ? pathOf(caseRouteOf(productLine, key, slug)) : null
  const isPremiumAsked = lacksPremium({ productLine, header, isContractor })
  const tasks = tasksOf({ header, menu, cases, payments, premium, isContractor, today })
  // Beside other tasks, a late premium adds its row. A placeholder that goes again would move the page more often.
  const isPremiumTaskAwaited = isPremiumAsked && premium === null && tasks.length === 0
  const status = state === 'refreshing' ? t('refreshing') : ''
  return (
    <Screen
      // A retry hides the pressed button. The new key moves the focus to the heading.
      key={retries}
      state={`selecting.${state}`}
      heading={('productName' in header && header.productName?.trim()) || t(`common:productLines.${productLine}`)}
      wide
    >
      {state === 'outdated' && <OutdatedNotice contract={contract} />}
      <div className="contract-page">
        <div className="contract-main">
          {isContractor ? (
            <>
              <ContractHead
                productLine={productLine}
                header={header}
                premium={premium}
                isPremiumAsked={isPremiumAsked}
                pay={pathIfOffered('pay', PAYING_SLUG)}
                isBeingPaid={isPaymentInProgress(payments)}
                transfer={pathIfOffered('online-cases')}
                isTransferListed={listsTransfer({ cases, today })}
                overpayment={pathIfOffered('overpayment')}
                today={today}
                status={status}
              />
              <Tasks
                productLine={productLine}
                tasks={tasks}
                mayGrow={mayHaveUnknownTasks({ header, menu, cases, today, staleAfter }) || isPremiumTaskAwaited}
                isAsking={(cases === null && menuListsCases({ menu })) || isPremiumTaskAwaited}
                casesAtRest={idleCasesStateOf({ header, menu, cases, premium, today, staleAfter })}
                isDebtUnknown={
                  isDebtUnknown(header.debt) || (owedAmountOf(header.debt) === null && premium?.payments === null)
                }
                isDebitDue={isDebitDue(withPremium(header, premium), today)}
              />
              {header.contract.contractStatusId === 2 && <p>{t('terminated.body')}</p>}
            </>
          ) : (
            <NonContractorHead
              contractNumber={contractNumber}
              hasCases={menu.some(({ kind, isListed }) => isListed && kind !== 'view')}
              status={status}
            />
          )}
        </div>
        {isContractor && <LatestCases {...{ productLine, menu, cases, today }} send={contract.send} />}
        <CaseMenu
          {...{ productLine, search, campaign, groups }}
          menu={listedEntriesOf(menu).filter(({ key }) => !ruledOutKeys.includes(key))}
          offered={menu}
          isCampaignAbove={campaignPosition === 'above'}
          send={contract.send}
        />
        {campaignPosition === 'below' && <OpenCampaign campaign={campaign} menu={menu} />}
        {isContractor && <ContractDetails {...{ productLine, header, menu, contractNumber, today }} />}
      </div>
    </Screen>
  )
}
