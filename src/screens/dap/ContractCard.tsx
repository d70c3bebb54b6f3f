import type { ContractError } from '../../../machines/dap/dap.types'
import type { ContractWithProductLine } from '../../../machines/dap/listed'
import { ownerDigest } from '../../../machines/drafts'
import { draftsAfterSessionEnd, useAppSelector } from '../../hooks/actor'
import { spokenMinutes, useNow } from '../../hooks/clock'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { useTexts } from '../../texts/texts'
import { eventAttribute } from '../../ui/controls/sends'
import { ChevronIcon, ErrorIcon } from '../../ui/icons/icons'
import { focusAnswer } from '../../ui/layout/arrival'
import { ContractFacts } from '../contracts/ContractFacts'
import { ContractName } from '../contracts/ContractName'
import type { DapProps } from './dap'

interface Props extends DapProps {
  readonly contract: ContractWithProductLine
}

/** A contract to choose, or the reason why it cannot be chosen. */
export function ContractCard({ dap, contract }: Props) {
  const t = useTexts('dap')
  const { contractNumber, loginErrorType } = contract
  const { isChosen, refusal, isOpening } = useShallowSelector(dap, (snapshot) => ({
    isChosen: snapshot.context.chosen === contractNumber,
    refusal: snapshot.context.refusal,
    isOpening: snapshot.matches({ identified: 'opening' }),
  }))
  const wasOpen = useAppSelector(
    (snapshot) =>
      snapshot.context.requestedFor === ownerDigest({ contractNumber, isContractor: true }) &&
      draftsAfterSessionEnd(snapshot) !== 'forgotten',
  )
  const id = `dap-contract-${contractNumber}`
  const event = { type: 'contract.chosen', contractNumber } as const
  const factsId = `${id}-facts`
  if (loginErrorType) {
    return (
      <li className="contract-card contract-card-closed">
        <div>
          <p>
            <ContractName contract={contract} />
            <strong>{` ${t('list.unavailable')}`}</strong>
          </p>
          <ContractFacts id={factsId} contract={contract} />
          <p className="hint">{t(`loginErrorType.${loginErrorType}`)}</p>
        </div>
      </li>
    )
  }
  return (
    <li className="contract-card">
      <div>
        <button
          type="button"
          aria-disabled={isOpening || undefined}
          aria-busy={(isOpening && isChosen) || undefined}
          aria-describedby={isChosen && refusal ? `${factsId} ${id}` : factsId}
          {...eventAttribute(event, !isOpening)}
          onClick={() => !isOpening && dap.send(event)}
        >
          <ContractName contract={contract} />
        </button>
        <ContractFacts id={factsId} contract={contract} mark={wasOpen ? t('contract.wasOpen') : undefined} />
        {isChosen && refusal && <Refusal id={id} refusal={refusal} />}
      </div>
      {isOpening && isChosen ? <span className="spinner" aria-hidden="true" /> : <ChevronIcon />}
    </li>
  )
}

function Refusal({ id, refusal }: { readonly id: string; readonly refusal: ContractError }) {
  return (
    <p className="field-error" id={id} role="alert" tabIndex={-1} ref={focusAnswer}>
      <ErrorIcon />
      {refusal.type === 'banned' ? <Ban until={refusal.until} /> : <RefusalReason type={refusal.type} />}
    </p>
  )
}

function RefusalReason({ type }: { readonly type: Exclude<ContractError['type'], 'banned'> }) {
  return <span>{useTexts('dap')(`refusal.${type}`)}</span>
}

function Ban({ until }: { readonly until: number }) {
  return <span>{useTexts('dap')('refusal.banned', { count: spokenMinutes(until - useNow()) })}</span>
}
