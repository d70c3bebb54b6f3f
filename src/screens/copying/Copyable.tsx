import './Copyable.css'
import type { LineToCopy } from '../../../machines/payment/copying.types'
import { useTexts } from '../../texts/texts'
import type { Content } from '../../ui/content'
import { Action } from '../../ui/controls/Action'
import { Verbatim } from '../../ui/values/Verbatim'
import { type Copying, useIsCopied } from './copying'

interface Props {
  readonly copying: Copying
  readonly line: LineToCopy
  /** Name of the line, for screen readers. */
  readonly label: string
  /** The line as shown. */
  readonly children: Content
}

/** A line with a copy button that confirms the copy without moving or covering another line. */
export function Copyable({ copying, line, label, children }: Props) {
  const t = useTexts('contract')
  const isCopied = useIsCopied(copying, line)
  return (
    <span className="copyable">
      <Verbatim>{children}</Verbatim>
      <Action
        send={copying.send}
        event={{ type: 'line.copied', ...line }}
        variant="quiet"
        name={t(isCopied ? 'copying.copied' : 'copying.copyLine', { line: label })}
      >
        {isCopied ? <span className="copied-word">{t('copying.done')}</span> : t('copying.copy')}
      </Action>
    </span>
  )
}
