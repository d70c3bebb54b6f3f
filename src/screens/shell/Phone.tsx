import { useAppSelector } from '../../app/actor'

/** The insurer's number, to call it. */
export function Phone() {
  const phone = useAppSelector(({ context }) => context.configuration?.brand.phone ?? '')
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}
