import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/areaCases'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { type Area, casePlaceOf, pathOf } from '../../../machines/routes'
import { Actions } from '../../ui/Actions'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'

interface Props {
  readonly area: Area
  readonly header: AnyHeader
  readonly menu: readonly EnabledEntry[]
}

/** What the insurer misses of the customer's contacts and can be told here, by the key of its case. */
const missingIn = ({ contract }: AnyHeader, menu: readonly EnabledEntry[]): readonly ('phone' | 'email')[] => {
  const missing = { phone: contract.missingPhone, email: contract.missingEmail }
  return (['phone', 'email'] as const).filter((key) => missing[key] && menu.some((entry) => entry.key === key))
}

/** What the contract wants of the customer, before anything is chosen. */
export function MenuNotices({ area, header, menu }: Props) {
  const { t } = useTranslation('contract')
  const { hasValidIdentification } = header
  const missing = missingIn(header, menu)
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="info" heading={t('missing.heading')}>
          <p>{t('missing.body')}</p>
          <Actions>
            {missing.map((key) => (
              <Link key={key} to={pathOf(casePlaceOf(area, key, ''))} appearance="secondary">
                {t(`missing.${key}`)}
              </Link>
            ))}
          </Actions>
        </Notice>
      )}
      {menu.flatMap(({ key, waiting }) =>
        waiting === 0 ? (
          []
        ) : (
          <Notice key={key} kind="warning" heading={t('waiting.heading')}>
            <p>{t('waiting.body', { number: waiting })}</p>
            <Actions>
              <Link to={pathOf(casePlaceOf(area, key, ''))} appearance="secondary">
                {t('waiting.open')}
              </Link>
            </Actions>
          </Notice>
        ),
      )}
      {hasValidIdentification === false && (
        <Notice kind="info" heading={t('unidentified.heading')}>
          <p>{t('unidentified.body')}</p>
        </Notice>
      )}
    </>
  )
}
