import { useAppSelector } from '../../hooks/actor'

/**
 * Returns the opening hours of the insurer's phone service, as text. `null` or `undefined` if the configuration has
 * none.
 */
export const usePhoneHours = (): string | null | undefined =>
  useAppSelector(({ context }) => context.configuration?.brand.phoneHours)
