import { useTranslation } from 'react-i18next'
import { addressOfId } from '../../../machines/addressId'
import { countTasks } from '../../../machines/claims/claimLists'
import type { ClaimLists } from '../../../machines/claims/claims.types'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import type { Claim } from '../../api/entities'
import { formatDate } from '../../texts/format'
import { keyed } from '../../ui/keyed'
import { LinkCard, LinkCards } from '../../ui/LinkCard'
import type { ClaimsProps } from './claims'
import { statusTextOf } from './statusText'

/** A day stays on one line of a narrow card. */
const NO_BREAK_SPACE = '\u00a0'

interface Props extends Pick<ClaimsProps, 'route'> {
  readonly claims: readonly Claim[]
  /** Both lists, the open and the closed one. */
  readonly lists: ClaimLists
}

/** Claims, each with how far it has come and what waits in it for the customer, as the way to its own screen. */
export function ClaimCards({ claims, lists, route }: Props) {
  const { t } = useTranslation('claims')
  return (
    <LinkCards>
      {keyed(claims, ({ id }) => id).map(({ key, item }) => {
        const number = countTasks([item])
        return (
          <LinkCard
            key={key}
            to={pathOf(caseRouteOf(route.area, route.key, addressOfId(item.id)))}
            label={item.claimCause || t('claim')}
            note={[
              statusTextOf(item, lists, t),
              // Not the day of the status beside it.
              item.claimDate && t('damagedOn', { date: formatDate(item.claimDate).replaceAll(' ', NO_BREAK_SPACE) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            mark={number > 0 ? t('tasks', { number }) : undefined}
          />
        )
      })}
    </LinkCards>
  )
}
