import '../../ui/layout/outcome.css'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Notice } from '../../ui/feedback/Notice'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { formatRecipient } from '../oneTimeCode/formatRecipient'
import { CallNote } from '../shell/CallNote'
import { type SecurityProps, usePurposeOf } from './security'

/** Confirms that the phone number or e-mail address was changed. */
export function Changed({ security }: SecurityProps) {
  const t = useTexts('security')
  const purposeOf = usePurposeOf()
  const { send } = security
  const { channel, sentTo } = useShallowSelector(security, ({ context: { channel, sentTo } }) => ({ channel, sentTo }))
  return (
    <Screen state="changed" heading={t('heading')} stepHeading={t(`${channel}.changed`)}>
      <Notice kind="success">
        <p className="figures">{t(`changedLead.${purposeOf(channel)}`, { value: formatRecipient(sentTo) })}</p>
      </Notice>
      <CallNote>{t('told')}</CallNote>
      <Actions>
        <Action send={send} event={{ type: 'settings.left' }} variant="primary">
          {t('done')}
        </Action>
        <Action send={send} event={{ type: 'change.left' }}>
          {t('more')}
        </Action>
      </Actions>
    </Screen>
  )
}
