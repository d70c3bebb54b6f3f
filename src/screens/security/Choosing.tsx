import { useSelector } from '@xstate/react'
import type { KnownSettings } from '../../../machines/security/loadKnown.actor'
import { formatPhone } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import type { Content } from '../../ui/content'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { EmailText } from '../../ui/values/EmailText'
import { NotGiven } from '../../ui/values/NotGiven'
import { SummaryList } from '../../ui/values/SummaryList'
import { Verbatim } from '../../ui/values/Verbatim'
import { type SecurityProps, usePurposeOf } from './security'

const formatByChannel = {
  phone: (phone: string) => <Verbatim>{formatPhone(phone)}</Verbatim>,
  email: (email: string) => <EmailText email={email} />,
}

/** The current phone number and e-mail address, what each is used for, and buttons to change them. */
export function Choosing({ security }: SecurityProps) {
  const t = useTexts('security')
  const purposeOf = usePurposeOf()
  const settings = useSelector(security, ({ context }) => context.known)
  const contentFor = (channel: keyof KnownSettings): Content => {
    if (settings === null) return <Skeleton status="" count={1} />
    const value = settings[channel]
    if (value === null || value === '') return <NotGiven>{t(value === null ? 'unknown' : 'none')}</NotGiven>
    return formatByChannel[channel](value)
  }
  return (
    <Screen state={`choosing.${settings === null ? 'asking' : 'known'}`} heading={t('heading')} lead={t('lead')}>
      <SummaryList
        send={security.send}
        answers={(['phone', 'email'] as const).map((channel) => {
          const actionKey = settings?.[channel] === '' ? 'give' : 'change'
          return {
            question: t(`${channel}.name`),
            answer: (
              <>
                <div>{contentFor(channel)}</div>
                <p className="hint">{t(`use.${purposeOf(channel)}`)}</p>
              </>
            ),
            change: {
              label: t(actionKey),
              name: t(`${actionKey}Of`, { field: t(`${channel}.name`) }),
              event: { type: `${channel}.chosen` } as const,
            },
          }
        })}
      />
    </Screen>
  )
}
