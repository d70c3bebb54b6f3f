import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import { countTasks } from '../../../machines/claims/claimLists'
import type { ClaimLists } from '../../../machines/claims/claims.types'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import type { Claim } from '../../api/entities'
import { formatDate } from '../../texts/format'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { withKeys } from '../../ui/values/withKeys'
import type { ClaimsProps } from './claims'
import { statusTextOf } from './statusText'

/** Used in dates, so that a narrow card does not break them across lines. */
const NO_BREAK_SPACE = '\u00a0'

interface Props extends Pick<ClaimsProps, 'route'> {
  readonly claims: readonly Claim[]
  /** Both lists, open and closed claims. */
  readonly lists: ClaimLists
}

/** Claims as links to their screens, each with its status and the customer's tasks. */
export function ClaimCards({ claims, lists, route }: Props) {
  const { t } = useTranslation('claims')
  return (
    <LinkCards>
      {withKeys(claims, ({ id }) => id).map(({ key, item }) => {
        const taskCount = countTasks([item])
        return (
          <LinkCard
            key={key}
            to={pathOf(caseRouteOf(route.productLine, route.key, addressOfId(item.id)))}
            label={item.claimCause || t('claim')}
            note={[
              statusTextOf(item, lists, t),
              // Only the day of the damage is shown, not the day of the status.
              item.claimDate && t('damagedOn', { date: formatDate(item.claimDate).replaceAll(' ', NO_BREAK_SPACE) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            mark={taskCount > 0 ? t('tasks', { number: taskCount }) : undefined}
          />
        )
      })}
    </LinkCards>
  )
}
