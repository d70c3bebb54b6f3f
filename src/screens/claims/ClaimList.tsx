import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { claimBlocksOf } from '../../../machines/claims/claimLists'
import type { ClaimLists } from '../../../machines/claims/claims.types'
import type { Claim } from '../../api/entities'
import { ClaimCards } from './ClaimCards'
import type { ClaimsProps } from './claims'

interface Props extends Pick<ClaimsProps, 'route'> {
  readonly heading: string
  readonly claims: readonly Claim[]
  /** Both lists, open and closed claims. */
  readonly lists: ClaimLists
}

/** The list of open or of closed claims. Claims of the same event are grouped under a heading. */
export function ClaimList({ heading, claims, lists, route }: Props) {
  const { t } = useTranslation('claims')
  return (
    claims.length > 0 && (
      <>
        <h2>{heading}</h2>
        {claimBlocksOf(claims).map(({ isGroup, claims: blockClaims }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and are never moved.
          <Fragment key={index}>
            {isGroup ? (
              <section className="claim-group">
                <h3>{t('group')}</h3>
                <ClaimCards claims={blockClaims} lists={lists} route={route} />
              </section>
            ) : (
              <ClaimCards claims={blockClaims} lists={lists} route={route} />
            )}
          </Fragment>
        ))}
      </>
    )
  )
}
