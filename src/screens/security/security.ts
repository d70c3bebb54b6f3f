import { type AppSnapshot, useAppSelector } from '../../hooks/actor'

/** The props of every screen of the security settings. */
export interface SecurityProps {
  readonly security: NonNullable<AppSnapshot['children']['security']>
}

/**
 * Returns the purpose of a phone number or e-mail address: the sign-in's codes, or the one that its own text describes.
 */
export const usePurposeOf = (): ((channel: 'phone' | 'email') => 'signIn' | 'phone' | 'email') => {
  const sendsSms = useAppSelector(({ context }) => context.session?.openedBy === 'sms')
  return (channel) => (sendsSms && channel === 'phone' ? 'signIn' : channel)
}
