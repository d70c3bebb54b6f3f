import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProductLine, pathOf } from '../../../machines/routes'
import { Link } from '../../ui/controls/Link'

interface Props extends Pick<ComponentProps<typeof Link>, 'appearance'> {
  readonly productLine: ProductLine
}

/** A link back to the contract's page. */
export function ToContract({ productLine, appearance = 'secondary' }: Props) {
  const { t } = useTranslation('contract')
  return (
    <Link to={pathOf({ name: 'caseSelect', productLine })} appearance={appearance}>
      {t('toContract')}
    </Link>
  )
}
