import { useTranslation } from 'react-i18next'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import { useContract } from '../../hooks/actor'
import { LinkCard, LinkCards } from '../../ui/controls/LinkCard'
import { caseTexts } from '../case/caseTexts'

/** Documents about funds, by their menu keys. */
const letterKeys = ['fund-letter', 'yield-letter', 'downloadable-documents']

/** Links to the documents about funds that the contract's menu offers. */
export function FundLetters({ productLine }: { readonly productLine: ProductLine }) {
  const { t } = useTranslation('accounts')
  const menu = useContract((contract) => contract?.menu)
  const offeredKeys = letterKeys.filter((letter) => menu?.some(({ key }) => key === letter))
  if (offeredKeys.length === 0) return null
  return (
    <section className="stack">
      <h3>{t('letters')}</h3>
      <LinkCards>
        {offeredKeys.map((key) => {
          const { label, note } = caseTexts({ productLine, key, variant: '' })
          return <LinkCard key={key} to={pathOf(caseRouteOf(productLine, key, ''))} label={label} note={note} />
        })}
      </LinkCards>
    </section>
  )
}
