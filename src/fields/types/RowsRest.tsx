import { useTranslation } from 'react-i18next'
import { shareBalanceOf } from '../../../machines/case/answers/rows/shares'
import type { Row, RowsField } from '../../../machines/case/definition/field'
import { percentText } from '../../../machines/validation/percent'

interface Props {
  readonly field: RowsField
  readonly rows: readonly Row[]
}

/** The part of 100% that is not distributed among these rows, always visible and announced when it changes. */
export function RowsRest({ field: { shares }, rows }: Props) {
  const { t } = useTranslation('case')
  if (shares === null) return null
  const { left, over } = shareBalanceOf(shares, rows)
  const balanceText = () => {
    if (over > 0) return t('rows.over', { percent: percentText(over) })
    return left > 0 ? t('rows.left', { percent: percentText(left) }) : t('rows.shared')
  }
  return (
    <p className="rows-rest figures" role="status" data-over={over > 0 || undefined}>
      {balanceText()}
    </p>
  )
}
