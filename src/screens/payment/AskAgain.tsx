import { useAppSelector } from '../../hooks/actor'
import { useTexts } from '../../texts/texts'

/**
 * The address that asks the insurer again about one of these payments; `undefined` before the return from any of them.
 */
export const useReturnAddress = (ids: readonly string[]): string | undefined =>
  useAppSelector(
    ({ context }) => context.payments.find(({ id, returnAddress }) => returnAddress && ids.includes(id))?.returnAddress,
  )

/**
 * A link that asks the insurer again about a payment. It reloads the page, like the return from the provider. A link
 * within the portal would ask to confirm the case's deletion.
 */
export function AskAgain({ address }: { readonly address: string }) {
  const t = useTexts('payment')
  return (
    <a href={address} className="action action-secondary">
      {t('notices.cameBack.ask')}
    </a>
  )
}
