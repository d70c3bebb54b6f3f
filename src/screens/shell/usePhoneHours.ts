import { useAppSelector } from '../../hooks/actor'

/** When the insurer's phone is answered, in words, where that is known. */
export const usePhoneHours = (): string | null | undefined =>
  useAppSelector(({ context }) => context.configuration?.brand.phoneHours)
