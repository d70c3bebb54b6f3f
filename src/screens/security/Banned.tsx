import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { Ban } from '../signIn/Ban'
import type { SecurityProps } from './security'

/** Shown if changing the security settings is banned after too many wrong answers. Says when the ban ends. */
export function Banned({ security }: SecurityProps) {
  const t = useTexts('security')
  const until = useSelector(security, ({ context }) => context.bannedUntil)
  return (
    <Ban until={until} texts="security">
      <Action send={security.send} event={{ type: 'settings.left' }}>
        {t('banned.leave')}
      </Action>
    </Ban>
  )
}
