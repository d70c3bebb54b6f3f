import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import type { CampaignProps } from './campaign'

interface Props {
  readonly actor: CampaignProps['campaign']
  readonly as: 'skipped' | 'postponed'
}

/** Confirms that the campaign was dismissed or postponed, with a button to undo it. */
export function CampaignPutAway({ actor, as }: Props) {
  const { t } = useTranslation('campaign')
  return (
    <Notice kind="success" heading={t(`${as}.heading`)} isAnswer>
      <p>{t(`${as}.body`)}</p>
      <Actions>
        <Action send={actor.send} event={{ type: 'campaign.recalled' }} variant="quiet">
          {t(`${as}.recall`)}
        </Action>
      </Actions>
    </Notice>
  )
}
