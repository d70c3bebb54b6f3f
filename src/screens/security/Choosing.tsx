import { useTexts } from '../../texts/texts'
import { Screen } from '../../ui/Screen'
import { SummaryList } from '../../ui/SummaryList'
import type { SecurityProps } from './security'

/** What there is to change. */
export function Choosing({ security }: SecurityProps) {
  const t = useTexts('security')
  return (
    <Screen state="choosing" heading={t('heading')} lead={t('lead')}>
      <SummaryList
        send={security.send}
        answers={(['phone', 'email'] as const).map((channel) => ({
          question: t(`${channel}.name`),
          answer: t(`${channel}.use`),
          change: {
            label: t(`${channel}.change`),
            name: t(`${channel}.changeName`),
            event: { type: `${channel}.chosen` } as const,
          },
        }))}
      />
    </Screen>
  )
}
