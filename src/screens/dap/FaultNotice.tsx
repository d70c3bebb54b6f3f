import type { FaultKind } from '../../api/fault'
import { useTexts } from '../../texts/texts'
import { Notice } from '../../ui/Notice'

/** Why the insurer could not answer. */
export function FaultNotice({ fault }: { readonly fault: FaultKind | null }) {
  const common = useTexts()
  return (
    fault && (
      <Notice kind="error" heading={common(`faults.${fault}.heading`)}>
        <p>{common(`faults.${fault}.body`)}</p>
      </Notice>
    )
  )
}
