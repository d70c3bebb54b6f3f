import { useSelector } from '@xstate/react'
import { useAppSelector } from '../../hooks/actor'
import { lazyScreens } from '../lazyScreens'
import { ContractNumberStep } from './ContractNumberStep'
import type { LoginProps } from './login'

/** The sign-in, with one question per screen. */
export function SignIn() {
  const login = useAppSelector(({ children }) => children.login)
  return login && <LoginScreen login={login} />
}

function LoginScreen({ login }: LoginProps) {
  const Screen = useSelector(login, (snapshot) => {
    if (snapshot.matches('banned')) return lazyScreens.Banned
    if (snapshot.matches('fleet')) return lazyScreens.Fleet
    // `method` is set throughout the second step, also while the answer is checked.
    switch (snapshot.context.method) {
      case null:
        return ContractNumberStep
      case 'SMS_OTP':
        return lazyScreens.CodeStep
      default:
        return lazyScreens.AnswerStep
    }
  })
  return Screen && <Screen login={login} />
}
