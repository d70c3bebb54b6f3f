import { useAppSelector } from '../../hooks/actor'

/** The hours of the insurer's phone service as text, if known. */
export const usePhoneHours = (): string | null | undefined =>
  useAppSelector(({ context }) => context.configuration?.brand.phoneHours)
