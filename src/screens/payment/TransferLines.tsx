import './Transfer.css'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { copyingMachine } from '../../../machines/payment/copying.machine'
import type { Line } from '../../../machines/payment/copying.types'
import type { Transfer } from '../../../machines/payment/payment.types'
import type { Money } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { useTexts } from '../../texts/texts'
import { Action } from '../../ui/Action'
import { Actions } from '../../ui/Actions'
import { DescriptionList } from '../../ui/DescriptionList'

type Copying = ActorRefFrom<typeof copyingMachine>

export interface TransferLinesProps {
  readonly transfer: Transfer
  readonly amount: Money | null
  /** What copies them; absent where they are only read. */
  readonly copying?: Copying | undefined
}

/** What a transfer needs, line by line. */
export function TransferLines({ transfer, amount, copying }: TransferLinesProps) {
  const t = useTexts('payment')
  const lines = linesOf(transfer, amount)
  const all = lines.map(({ line, shown }) => `${t(`transfer.${line}`)}: ${shown}`).join('\n')
  return (
    <>
      <DescriptionList
        items={lines.map(({ shown, ...line }) => ({
          label: t(`transfer.${line.line}`),
          value: copying ? (
            <Copyable copying={copying} line={line}>
              {shown}
            </Copyable>
          ) : (
            shown
          ),
        }))}
      />
      {copying && (
        <>
          <Actions>
            <Action send={copying.send} event={{ type: 'line.copied', line: 'all', text: all }}>
              {t('transfer.copyAll')}
            </Action>
          </Actions>
          <CopiedStatus copying={copying} />
        </>
      )}
    </>
  )
}

interface CopyableProps {
  readonly copying: Copying
  readonly line: Line
  readonly children: ReactNode
}

function Copyable({ copying, line, children }: CopyableProps) {
  const t = useTexts('payment')
  return (
    <span className="transfer-line">
      <span>{children}</span>
      <Action
        send={copying.send}
        event={{ type: 'line.copied', ...line }}
        variant="quiet"
        name={t('transfer.copyLine', { line: t(`transfer.${line.line}`) })}
      >
        {t('transfer.copy')}
      </Action>
    </span>
  )
}

function CopiedStatus({ copying }: { readonly copying: Copying }) {
  const t = useTexts('payment')
  const copied = useSelector(copying, ({ context }) => context.copied)
  return (
    <p role="status">
      {copied &&
        (copied.isCopied ? t('transfer.copied', { line: t(`transfer.${copied.line}`) }) : t('transfer.notCopied'))}
    </p>
  )
}

interface ShownLine extends Line {
  readonly shown: string
}

const linesOf = ({ details }: Transfer, amount: Money | null): readonly ShownLine[] => {
  const { accountHolder, accountNumber, contractNumber, swiftCode } = details
  const plain = (line: Line['line'], text: string | null | undefined): readonly ShownLine[] =>
    text ? [{ line, shown: text, text }] : []
  return [
    ...plain('accountHolder', accountHolder),
    ...plain('accountNumber', accountNumber),
    ...plain('reference', contractNumber),
    ...(amount === null ? [] : [{ line: 'amount' as const, shown: formatMoney(amount), text: String(amount.value) }]),
    ...plain('swiftCode', swiftCode),
  ]
}
