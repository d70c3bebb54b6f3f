import type { ContractRefusal } from '../../../machines/dap/dap.types'
import { useShown } from '../../app/useShown'
import { useTexts } from '../../texts/texts'
import { answerPress } from '../../ui/arrival'
import { spokenMinutes, useNow } from '../../ui/clock'
import { ChevronIcon, ErrorIcon } from '../../ui/icons'
import { offers } from '../../ui/sends'
import type { DapActor, DapProps } from './dap'

type Groups = NonNullable<ReturnType<DapActor['getSnapshot']>['context']['contracts']>

interface Props extends DapProps {
  readonly contract: Groups[number]['contracts'][number]
}

/** A contract to choose, or why it cannot be. */
export function ContractCard({ dap, contract }: Props) {
  const t = useTexts('dap')
  const { productName, contractNumber, loginErrorType } = contract
  const { isChosen, refusal, isOpening } = useShown(dap, (snapshot) => ({
    isChosen: snapshot.context.chosen === contractNumber,
    refusal: snapshot.context.refusal,
    isOpening: snapshot.matches({ identified: 'opening' }),
  }))
  const id = `dap-contract-${contractNumber}`
  const event = { type: 'contract.chosen', contractNumber } as const
  const what = (
    <>
      {productName && <span>{productName}</span>} <span className="dap-number figures">{contractNumber}</span>
    </>
  )
  if (loginErrorType) {
    return (
      <li className="dap-contract dap-contract-closed">
        <p>
          {what} <strong>{t('list.unavailable')}</strong>
        </p>
        <p className="hint">{t(`loginErrorType.${loginErrorType}`)}</p>
      </li>
    )
  }
  return (
    <li className="dap-contract">
      <button
        type="button"
        aria-disabled={isOpening || undefined}
        aria-busy={(isOpening && isChosen) || undefined}
        aria-describedby={isChosen && refusal ? id : undefined}
        {...offers(event, !isOpening)}
        onClick={() => !isOpening && dap.send(event)}
      >
        <span>{what}</span>
        {isOpening && isChosen ? <span className="spinner" aria-hidden="true" /> : <ChevronIcon />}
      </button>
      {isChosen && refusal && <Refusal id={id} refusal={refusal} />}
    </li>
  )
}

function Refusal({ id, refusal }: { readonly id: string; readonly refusal: ContractRefusal }) {
  return (
    <p className="field-error" id={id} role="alert" tabIndex={-1} ref={answerPress}>
      <ErrorIcon />
      {refusal.type === 'banned' ? <Ban until={refusal.until} /> : <Reason type={refusal.type} />}
    </p>
  )
}

function Reason({ type }: { readonly type: Exclude<ContractRefusal['type'], 'banned'> }) {
  return <span>{useTexts('dap')(`refusal.${type}`)}</span>
}

function Ban({ until }: { readonly until: number }) {
  return <span>{useTexts('dap')('refusal.banned', { count: spokenMinutes(until - useNow()) })}</span>
}
