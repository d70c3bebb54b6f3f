import type { LineToCopy } from '../../../machines/payment/copying.types'
import type { Money, TransferDetails } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/controls/Action'
import { SuccessIcon } from '../../ui/icons/icons'
import { Actions } from '../../ui/layout/Actions'
import { DescriptionList } from '../../ui/values/DescriptionList'
import { labelWithSubject } from '../../ui/values/labelWithSubject'
import { Verbatim } from '../../ui/values/Verbatim'
import { Copyable } from '../copying/Copyable'
import { type Copying, useIsCopied } from '../copying/copying'

interface Props {
  readonly details: TransferDetails
  readonly amount: Money | null
  /**
   * Name of what the transfer pays for. It is added to the names of the copy buttons if a screen lists several
   * transfers.
   */
  readonly of?: string | undefined
  /** The actor that copies the lines; absent if the lines have no copy buttons. */
  readonly copying?: Copying | undefined
}

/** The data of a transfer, line by line. */
export function TransferLines({ details, amount, of, copying }: Props) {
  const t = useTexts('contract')
  const lines = transferLinesOf(details, amount)
  const allText = lines.map(({ line, shown }) => `${t(`copying.transfer.${line}`)}: ${shown}`).join('\n')
  return (
    <>
      <DescriptionList
        items={lines.map(({ shown, ...line }) => ({
          label: t(`copying.transfer.${line.line}`),
          value: copying ? (
            <Copyable
              copying={copying}
              line={{ ...line, of }}
              label={labelWithSubject(t(`copying.transfer.${line.line}`), of)}
            >
              {shown}
            </Copyable>
          ) : (
            <Verbatim>{shown}</Verbatim>
          ),
        }))}
      />
      {copying && <CopyAll copying={copying} text={allText} of={of} />}
    </>
  )
}

function CopyAll({ copying, text, of }: { readonly copying: Copying } & Pick<LineToCopy, 'text' | 'of'>) {
  const t = useTexts('contract')
  const isCopied = useIsCopied(copying, { line: 'all', of })
  const label = t(isCopied ? 'copying.transfer.copiedAll' : 'copying.transfer.copyAll')
  return (
    <Actions>
      <Action
        send={copying.send}
        event={{ type: 'line.copied', line: 'all', text, of }}
        {...(of !== undefined && { name: labelWithSubject(label, of) })}
      >
        {isCopied && <SuccessIcon />}
        <span>{label}</span>
      </Action>
    </Actions>
  )
}

interface ShownLine extends LineToCopy {
  readonly shown: string
}

const transferLinesOf = (details: TransferDetails, amount: Money | null): readonly ShownLine[] => {
  const { accountHolder, accountNumber, contractNumber, swiftCode } = details
  const optionalLine = (line: LineToCopy['line'], text: string | null | undefined): readonly ShownLine[] =>
    text ? [{ line, shown: text, text }] : []
  return [
    ...optionalLine('accountHolder', accountHolder),
    ...optionalLine('accountNumber', accountNumber),
    ...optionalLine('reference', contractNumber),
    ...(amount === null ? [] : [{ line: 'amount' as const, shown: formatMoney(amount), text: String(amount.value) }]),
    ...optionalLine('swiftCode', swiftCode),
  ]
}
