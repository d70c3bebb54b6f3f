import { useTexts } from '../../texts/texts'
import { labelWithSubject } from '../../ui/values/labelWithSubject'
import { CopiedStatus } from '../copying/CopiedStatus'
import type { Copying } from '../copying/copying'

/** Announces the last copied line of a transfer. A screen renders it once, even if it lists several transfers. */
export function CopiedLine({ copying }: { readonly copying: Copying }) {
  const t = useTexts('contract')
  return (
    <CopiedStatus
      copying={copying}
      labelOf={(line, subject) => labelWithSubject(t(`copying.transfer.${line}`), subject)}
    />
  )
}
