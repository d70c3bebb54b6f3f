import { useSelector } from '@xstate/react'
import { EnterCode } from './EnterCode'
import { Locked } from './Locked'
import type { CodeProps } from './oneTimeCode'

/** A one-time code: typed in, sent again, or locked. */
export function OneTimeCode(props: CodeProps) {
  const isLocked = useSelector(props.code, (snapshot) => snapshot.matches('locked'))
  return isLocked ? <Locked {...props} /> : <EnterCode {...props} />
}
