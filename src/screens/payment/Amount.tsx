import type { Money } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { DescriptionList } from '../../ui/values/DescriptionList'

/** The amount to pay, prominent. */
export function Amount({ amount }: { readonly amount: Money }) {
  const t = useTexts('payment')
  return <DescriptionList size="large" items={[{ label: t('amount'), value: formatMoney(amount) }]} />
}
