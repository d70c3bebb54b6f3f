import { useTranslation } from 'react-i18next'
import type { Elements } from '../../ui/content'
import { Action } from '../../ui/controls/Action'
import { Actions } from '../../ui/layout/Actions'
import { Screen } from '../../ui/layout/Screen'

interface Props {
  /** Name of the state of the machine whose load failed. The page shows it to tests as `data-state`. */
  readonly state: string
  readonly heading: string
  readonly wide?: boolean
  readonly send: (event: { readonly type: 'load.retried' }) => void
  /** The reason for the failure. */
  readonly children: Elements
}

/** Reports that loading failed, with a button to retry. */
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
