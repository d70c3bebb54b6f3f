import { type AppSnapshot, useAppSelector } from '../../hooks/actor'

/** The props of every screen of the security settings. */
export interface SecurityProps {
  readonly security: NonNullable<AppSnapshot['children']['security']>
}

/**
 * Returns a function for the text key of a channel's purpose: `signIn` for the phone number that receives the sign-in's
 * codes, otherwise the channel itself.
 */
export const usePurposeOf = (): ((channel: 'phone' | 'email') => 'signIn' | 'phone' | 'email') => {
  const sendsSms = useAppSelector(({ context }) => context.session?.openedBy === 'sms')
  return (channel) => (sendsSms && channel === 'phone' ? 'signIn' : channel)
}
