import { useAppSelector } from '../../hooks/actor'
import { Verbatim } from '../../ui/values/Verbatim'

/** A link that calls the insurer. */
export function Phone() {
  const phone = useAppSelector(({ context }) => context.configuration?.brand.phone ?? '')
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
      <Verbatim>{phone.replaceAll(' ', '\u00a0')}</Verbatim>
    </a>
  )
}
