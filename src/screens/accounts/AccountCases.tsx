import { useTranslation } from 'react-i18next'
import type { Account, AccountList } from '../../../machines/accounts/accounts.types'
import {
  canChoosePortfolio,
  canRedirectFunds,
  canSwitchFunds,
  canTransformFunds,
  canWatchAccount,
  canWatchFunds,
} from '../../../machines/accounts/canLayOutFunds'
import { addressOfId } from '../../../machines/addressId'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { caseTexts } from '../case/caseTexts'

/** The cases of an account in two groups: reallocation and monitoring. */
const groups = [
  {
    name: 'laying',
    cases: [
      { key: 'fund-switch', name: 'fundSwitch', isOffered: canSwitchFunds },
      { key: 'fund-redirect', name: 'fundRedirect', isOffered: canRedirectFunds },
      { key: 'fund-switch-transformation', name: 'fundTransformation', isOffered: canTransformFunds },
      { key: 'model-portfolio', name: 'modelPortfolio', isOffered: canChoosePortfolio },
    ],
  },
  {
    name: 'watching',
    cases: [
      { key: 'account-monitoring', name: 'accountMonitoring', isOffered: canWatchAccount },
      { key: 'fund-monitoring', name: 'fundMonitoring', isOffered: canWatchFunds },
    ],
  },
] as const

interface Props {
  readonly productLine: ProductLine
  readonly account: Account
  readonly list: AccountList
  /** The id of the open account. */
  readonly opened: string
}

/** The cases of an account, in groups. Empty groups are left out. */
export function AccountCases({ productLine, account, list, opened }: Props) {
  const { t } = useTranslation('accounts')
  const offeredGroups = groups
    .map(({ name, cases }) => ({ name, cases: cases.filter(({ isOffered }) => isOffered(account, list, opened)) }))
    .filter(({ cases }) => cases.length > 0)
  return offeredGroups.map(({ name, cases }) => (
    <section key={name} className="stack">
      <h3>{t(name)}</h3>
      <LinkCards>
        {cases.map(({ key, name: label }) => (
          <LinkCard
            key={key}
            to={pathOf(caseRouteOf(productLine, key, addressOfId(opened)))}
            label={t(label)}
            note={caseTexts({ productLine, key, variant: '' }).note}
          />
        ))}
      </LinkCards>
    </section>
  ))
}
