import type { Money } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { DescriptionList } from '../../ui/DescriptionList'

/** What is to be paid, as it cannot be overlooked. */
export function Amount({ amount }: { readonly amount: Money }) {
  const t = useTexts('payment')
  return <DescriptionList size="large" items={[{ label: t('amount'), value: formatMoney(amount) }]} />
}
