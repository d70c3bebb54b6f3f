import './UnderWay.css'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { ExternalLink } from '../../ui/controls/ExternalLink'
import { OpenHere } from '../../ui/controls/OpenHere'
import { OtherDevice } from '../../ui/controls/OtherDevice'
import { Notice } from '../../ui/feedback/Notice'
import { Waiting } from '../../ui/feedback/Waiting'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'
import { QrCode } from '../../ui/values/QrCode'
import type { IdentificationProps } from './identification'

/**
 * Links to the provider's page, for this device and as a QR code for a phone. Also says that the portal waits for the
 * result.
 */
export function UnderWay({ identification, heading, lead, leave }: IdentificationProps) {
  const t = useTexts('identification')
  const common = useTexts()
  const { state, address, isOpened, technicalError, canOpenHere } = useShallowSelector(identification, (snapshot) => {
    const { address, isOpened, technicalError, canOpenHere } = snapshot.context
    return { state: stateOf(snapshot), address, isOpened, technicalError, canOpenHere }
  })
  return (
    <Screen state={state} heading={heading} stepHeading={t('heading')} lead={lead}>
      <p>{t('waiting.prepare')}</p>
      <Actions>
        <ExternalLink href={address} newTab={common('newTab')} appearance="primary">
          {t('waiting.open')}
        </ExternalLink>
      </Actions>
      {canOpenHere && (
        <OpenHere href={address} hint={common('noTab.hint')}>
          {common('noTab.open')}
        </OpenHere>
      )}
      <Waiting>{t(isOpened ? 'waiting.opened' : 'waiting.awaited')}</Waiting>
      {technicalError && (
        <Notice kind="warning" heading={common(`faults.${technicalError}.heading`)}>
          <p>{t('waiting.goesOn')}</p>
        </Notice>
      )}
      <OtherDevice label={t('waiting.otherDevice')}>
        <div className="identification-phone">
          <QrCode text={address} label={t('waiting.qrLabel')} />
          <p>{t('waiting.qr')}</p>
        </div>
      </OtherDevice>
      <p>{t('waiting.back')}</p>
      <Action send={identification.send} event={{ type: 'identification.left' }} variant="quiet">
        {leave}
      </Action>
    </Screen>
  )
}

const stateOf = (snapshot: ReturnType<IdentificationProps['identification']['getSnapshot']>): string => {
  if (snapshot.matches('hidden')) return 'hidden'
  return snapshot.matches({ waiting: 'asking' }) ? 'waiting.asking' : 'waiting.pausing'
}
