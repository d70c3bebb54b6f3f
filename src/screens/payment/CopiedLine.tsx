import { useTexts } from '../../texts/texts'
import { labelOf } from '../../ui/labelOf'
import { CopiedStatus } from '../copying/CopiedStatus'
import type { Copying } from '../copying/copying'

/** Says which line of a transfer was copied last: once on a screen, however many transfers it shows. */
export function CopiedLine({ copying }: { readonly copying: Copying }) {
  const t = useTexts('contract')
  return <CopiedStatus copying={copying} labelOf={(line, of) => labelOf(t(`copying.transfer.${line}`), of)} />
}
