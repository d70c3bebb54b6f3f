import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { CodeScreen } from './CodeScreen'
import type { CodeProps } from './oneTimeCode'

/** Shown if no attempts are left. The customer has to start the flow again. */
export function Locked({ code, heading, above }: CodeProps) {
  const t = useTexts('case')
  return (
    <CodeScreen
      state="locked"
      heading={heading}
      stepHeading={t('code.locked.heading')}
      lead={t('code.locked.lead')}
      above={above}
    >
      <p>{t('code.locked.body')}</p>
      <Action send={code.send} event={{ type: 'code.left' }} variant="primary">
        {t('code.locked.again')}
      </Action>
    </CodeScreen>
  )
}
