import { type AppSnapshot, useAppSelector } from '../../hooks/actor'

/** The props of every screen of the security settings. */
export interface SecurityProps {
  readonly security: NonNullable<AppSnapshot['children']['security']>
}

/**
 * Returns a function from a channel to the text key that says what the channel is used for. The key is `signIn` for the
 * phone if the customer signed in with a code by SMS. Otherwise it is the channel itself.
 */
export const usePurposeOf = (): ((channel: 'phone' | 'email') => 'signIn' | 'phone' | 'email') => {
  const sendsSms = useAppSelector(({ context }) => context.session?.openedBy === 'sms')
  return (channel) => (sendsSms && channel === 'phone' ? 'signIn' : channel)
}
