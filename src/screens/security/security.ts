import { type AppSnapshot, useAppSelector } from '../../hooks/actor'

/** What every screen of the security settings is given. */
export interface SecurityProps {
  readonly security: NonNullable<AppSnapshot['children']['security']>
}

/** Names the purpose of a phone number or e-mail address: the sign-in's codes, or only what its own text says. */
export const usePurposeOf = (): ((channel: 'phone' | 'email') => 'signIn' | 'phone' | 'email') => {
  const sendsSms = useAppSelector(({ context }) => context.session?.openedBy === 'sms')
  return (channel) => (sendsSms && channel === 'phone' ? 'signIn' : channel)
}
