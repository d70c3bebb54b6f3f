import { useTexts } from '../../texts/texts'

/** The code of a card payment, which the customer quotes on the phone. Empty if there is no code. */
export function PaymentCode({ code }: { readonly code: string | null | undefined }) {
  const t = useTexts('common')
  return code ? <p>{t('paymentCode', { code })}</p> : null
}
