import { useSelector } from '@xstate/react'
import { EnterCode } from './EnterCode'
import { Locked } from './Locked'
import type { CodeProps } from './oneTimeCode'

/** The screens of a one-time code: entering a code, requesting a new one, and the lock after too many attempts. */
export function OneTimeCode(props: CodeProps) {
  const isLocked = useSelector(props.code, (snapshot) => snapshot.matches('locked'))
  return isLocked ? <Locked {...props} /> : <EnterCode {...props} />
}
