import { useSelector } from '@xstate/react'
import { formatPhone } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Screen } from '../../ui/layout/Screen'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { usePhoneHours } from '../shell/usePhoneHours'
import type { PhoneRequestProps } from './phoneRequest'

/** Confirms that the insurer will call. */
export function Requested({ request }: PhoneRequestProps) {
  const t = useTexts('phoneRequest')
  const phone = useSelector(request, ({ context }) => context.phone)
  const phoneHours = usePhoneHours()
  return (
    <Screen
      state="requested"
      heading={t('heading')}
      stepHeading={t('requested.heading')}
      lead={t('requested.lead', { phone: formatPhone(phone) })}
    >
      {phoneHours && <DescriptionList items={[{ label: t('requested.hours'), value: phoneHours }]} />}
      <p>{t('requested.body')}</p>
      <Action send={request.send} event={{ type: 'phoneRequest.left' }} variant="primary">
        {t('back')}
      </Action>
    </Screen>
  )
}
