import { useSelector } from '@xstate/react'
import { useTexts } from '../../texts/texts'
import { OneTimeCode } from '../oneTimeCode/OneTimeCode'
import type { SecurityProps } from './security'

/** Asks for the code that was sent to the new phone number or e-mail address. */
export function Code({ security }: SecurityProps) {
  const t = useTexts('security')
  const code = useSelector(security, ({ children }) => children.code)
  return code && <OneTimeCode code={code} heading={t('heading')} />
}
