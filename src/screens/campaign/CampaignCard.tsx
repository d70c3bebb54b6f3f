import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CampaignData } from '../../../machines/campaign/campaign.types'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { LinkedDocument } from '../../download/LinkedDocument'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Action } from '../../ui/controls/Action'
import { Link } from '../../ui/controls/Link'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { focusAnswer } from '../../ui/layout/arrival'
import { TechnicalErrorNotice } from '../technicalError/TechnicalErrorNotice'
import type { CampaignProps } from './campaign'

interface Props {
  readonly actor: CampaignProps['campaign']
  readonly menu: CampaignProps['menu']
  readonly campaign: CampaignData
}

/** The campaign in the insurer's words, with buttons to join, postpone and dismiss it. */
export function CampaignCard({ actor, campaign, menu }: Props) {
  const { t } = useTranslation('campaign')
  const forOthers = useForOthers()
  const id = useId()
  const { send } = actor
  const { problem, recalls, downloads, isBusy } = useShallowSelector(actor, ({ context, value }) => ({
    problem: context.problem,
    recalls: context.recalls,
    downloads: context.downloads,
    isBusy: value === 'participating',
  }))
  return (
    <section
      // A new key at each press of the menu's entry brings the campaign into view again.
      key={recalls}
      className="campaign"
      aria-labelledby={id}
      {...(recalls > 0 && { tabIndex: -1, ref: focusAnswer })}
    >
      <h2 id={id}>{campaign.campaignTitle || t('untitled')}</h2>
      {campaign.campaignDescription && <p>{campaign.campaignDescription}</p>}
      {campaign.campaignHint && <p className="hint">{campaign.campaignHint}</p>}
      <LinkedDocument
        link={campaign.campaignTermsDocumentUrl}
        document={t('terms')}
        downloads={downloads}
        send={send}
      />
      {problem === 'refused' && (
        <Notice kind="error" heading={t('refused.heading')}>
          <p>{t(`refused.body${forOthers}`)}</p>
        </Notice>
      )}
      {problem !== null && problem !== 'refused' && (
        <TechnicalErrorNotice technicalError={problem} heading={t('failed')}>
          <p>{t('again')}</p>
        </TechnicalErrorNotice>
      )}
      <Actions>
        <PlayAction actor={actor} campaign={campaign} menu={menu} isBusy={isBusy} />
        <Action send={send} event={{ type: 'campaign.postponed' }} disabled={isBusy}>
          {campaign.remindMeLaterButtonText || t('postpone')}
        </Action>
        <Action send={send} event={{ type: 'campaign.skipped' }} variant="quiet" disabled={isBusy}>
          {campaign.skipButtonText || t('skip')}
        </Action>
      </Actions>
    </section>
  )
}

/**
 * A button that joins the campaign, a link to the campaign's case, or a text if the menu lacks that case. A case of one
 * account or claim opens from the list of accounts or claims, so the link leads to that list.
 */
function PlayAction({ actor, campaign, menu, isBusy }: Props & { readonly isBusy: boolean }) {
  const { t } = useTranslation('campaign')
  const { productLine } = actor.getSnapshot().context
  const { caseType, playButtonText } = campaign
  if (!caseType) {
    return (
      <Action send={actor.send} event={{ type: 'campaign.played' }} variant="primary" busy={isBusy}>
        {playButtonText || t('take')}
      </Action>
    )
  }
  const listKey = productLine === 'lakas' ? 'claims' : 'investment-accounts'
  const isOfThing = menu.some(({ key, isOfThing }) => key === caseType && isOfThing)
  const target = menu.find(({ key }) => key === (isOfThing ? listKey : caseType))
  if (target === undefined) return <p>{t('notHere')}</p>
  return (
    <Link to={pathOf(caseRouteOf(productLine, target.key, ''))} appearance="primary">
      {playButtonText || t('open')}
    </Link>
  )
}
