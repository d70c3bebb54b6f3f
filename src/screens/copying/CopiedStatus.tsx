import { useSelector } from '@xstate/react'
import type { TransferLine } from '../../../machines/payment/copying.types'
import { useTexts } from '../../texts/texts'
import type { Copying } from './copying'

interface Props {
  readonly copying: Copying
  /**
   * Returns the name of a line as this screen shows it. `of` is what the transfer pays for; `undefined` if the screen
   * lists one transfer.
   */
  readonly labelOf: (line: TransferLine, of: string | undefined) => string
}

/** Announces the last copied line to screen readers, and shows an error if the browser refused to copy. */
export function CopiedStatus({ copying, labelOf }: Props) {
  const t = useTexts('contract')
  const copyResult = useSelector(copying, ({ context }) => context.copied)
  return (
    <p className={copyResult?.isCopied ? 'hidden' : 'copied'} role="status">
      {copyResult &&
        (copyResult.isCopied
          ? t('copying.copied', { line: labelOf(copyResult.line, copyResult.of) })
          : t('copying.notCopied'))}
    </p>
  )
}
