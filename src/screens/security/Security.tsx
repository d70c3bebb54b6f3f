import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../hooks/actor'
import { Banned } from './Banned'
import { Changed } from './Changed'
import { Choosing } from './Choosing'
import { Code } from './Code'
import { EnterValue } from './EnterValue'
import { Restoring } from './Restoring'
import type { SecurityProps } from './security'

/** The settings of the phone number and e-mail address that receive the codes of the sign-in. */
export function Security() {
  const security = useAppSelector(({ children }) => children.security)
  return security && <SecurityScreen security={security} />
}

function SecurityScreen({ security }: SecurityProps) {
  const Screen = useSelector(security, (snapshot) => {
    if (snapshot.matches('choosing')) return Choosing
    switch (snapshot.value) {
      case 'restoring':
      case 'resuming':
        return Restoring
      case 'confirming':
        return Code
      case 'banned':
        return Banned
      case 'changed':
      case 'left':
        return Changed
      default:
        return EnterValue
    }
  })
  return <Screen security={security} />
}
