import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import type { Elements } from '../../ui/content'
import { Screen } from '../../ui/Screen'

interface Props {
  /** The machine's state that is shown. */
  readonly state: string
  readonly heading: string
  readonly wide?: boolean
  readonly send: (event: { readonly type: 'load.retried' }) => void
  /** Why it did not come. */
  readonly children: Elements
}

/** Something did not load, and can be tried again. */
export function LoadFailed({ state, heading, wide = false, send, children }: Props) {
  const { t } = useTranslation()
  return (
    <Screen state={state} heading={heading} wide={wide}>
      {children}
      <Actions>
        <Action send={send} event={{ type: 'load.retried' }} variant="primary">
          {t('retry')}
        </Action>
      </Actions>
    </Screen>
  )
}
