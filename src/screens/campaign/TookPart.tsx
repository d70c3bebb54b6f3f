import { useTranslation } from 'react-i18next'
import type { CampaignData, Participation } from '../../../machines/campaign/campaign.types'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { knownStatusOf } from '../../api/entities'
import { LinkedDocument } from '../../download/LinkedDocument'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { EmailText } from '../../ui/values/EmailText'
import type { CampaignProps } from './campaign'

interface Props {
  readonly actor: CampaignProps['campaign']
  readonly menu: CampaignProps['menu']
  readonly campaign: CampaignData
  readonly participation: Participation
}

/** Confirms that the customer has joined, or names what is still missing. */
export function TookPart({ actor, menu, campaign, participation }: Props) {
  const { t } = useTranslation('campaign')
  const forOthers = useForOthers()
  const downloads = useShallowSelector(actor, ({ context }) => context.downloads)
  const { productLine } = actor.getSnapshot().context
  const { confirmationDocumentLink, confirmationEmail } = participation
  const status = knownStatusOf(participation)
  const hasSucceeded = status === 'SUCCEEDED'
  const name = campaign.campaignTitle || t('untitled')
  return (
    <Notice
      kind={hasSucceeded ? 'success' : 'info'}
      heading={t(hasSucceeded ? 'took.SUCCEEDED' : 'took.waiting', { campaign: name })}
      isAnswer
    >
      {hasSucceeded && campaign.campaignHint && <p>{campaign.campaignHint}</p>}
      {!hasSucceeded && <p>{t(`took.${status === null ? 'received' : 'missing'}${forOthers}`)}</p>}
      {confirmationEmail && (
        <p>
          <span>{`${t('took.email')} `}</span>
          <EmailText email={confirmationEmail} />
        </p>
      )}
      <LinkedDocument
        link={confirmationDocumentLink}
        document={t('took.document')}
        downloads={downloads}
        send={actor.send}
      />
      {menu.some(({ key }) => key === 'online-cases') && (
        <Actions>
          <Link to={pathOf(caseRouteOf(productLine, 'online-cases', ''))} appearance="secondary">
            {t('took.cases')}
          </Link>
        </Actions>
      )}
    </Notice>
  )
}
