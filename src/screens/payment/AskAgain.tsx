import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'

/**
 * Returns the return address of one of these payments, or `undefined` if the customer has not returned from the
 * provider for any of them. Opening the address asks the insurer for the result again.
 */
export const useReturnAddress = (ids: readonly string[]): string | undefined =>
  useAppSelector(
    ({ context }) => context.payments.find(({ id, returnAddress }) => returnAddress && ids.includes(id))?.returnAddress,
  )

/**
 * A link that asks the insurer again about a payment. It reloads the page, like the return from the provider. A link
 * inside the portal would first ask the customer to confirm that the half-filled case is deleted.
 */
export function AskAgain({ address }: { readonly address: string }) {
  const t = useTexts('payment')
  return (
    <a href={address} className="action action-secondary">
      {t('notices.cameBack.ask')}
    </a>
  )
}
