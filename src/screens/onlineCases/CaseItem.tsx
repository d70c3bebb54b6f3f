import { useTranslation } from 'react-i18next'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import type { Download } from '../../../machines/download/download.machine'
import { caseTransferOf, needOf, onlineCaseStateOf, waitsForCustomer } from '../../../machines/onlineCases/listed'
import type { OnlineCasesEvent } from '../../../machines/onlineCases/onlineCases.types'
import { isFinalState } from '../../../machines/onlineCases/progress'
import type { ProductLine } from '../../../machines/routes'
import { cutText } from '../../api/cutTexts'
import { LinkedDocument } from '../../download/LinkedDocument'
import { formatDate } from '../../texts/format'
import { Badge } from '../../ui/feedback/Badge'
import { focusRequestedHeading } from '../../ui/layout/arrival'
import { Verbatim } from '../../ui/values/Verbatim'
import type { Copying } from '../copying/copying'
import { CaseProgress } from './CaseProgress'
import { DecisionDetails } from './DecisionDetails'
import { GoOn } from './GoOn'
import { PortfolioDetails } from './PortfolioDetails'
import { SentDetails } from './SentDetails'
import { TooLate } from './TooLate'
import { TransferDetails } from './TransferDetails'
import { TransferElsewhere } from './TransferElsewhere'

interface Props {
  readonly productLine: ProductLine
  readonly item: OnlineCase
  /** The current day, `yyyy-MM-dd`. The status depends on it. */
  readonly today: string
  /** True for the first case that requires an action: its button is the main one of the screen. */
  readonly isFirst: boolean
  /** True if the customer opened the list for this case. The case's heading then takes the focus. */
  readonly isPointedOut: boolean
  /** Name that distinguishes this case's transfer from others; `undefined` if only one case awaits a transfer. */
  readonly transferOfCase: string | undefined
  readonly copying: Copying | undefined
  readonly downloads: Readonly<Record<string, Download>>
  readonly send: (event: OnlineCasesEvent) => void
}

/** One case: its name, status, pending actions and documents. */
export function CaseItem({ productLine, item, today, isFirst, isPointedOut, transferOfCase, ...rest }: Props) {
  const { t } = useTranslation('onlineCases')
  const { copying, downloads, send } = rest
  const { name, startDate, caseId, documentLink, decision, signUntil } = item
  const need = needOf(item, today)
  const standing = onlineCaseStateOf(item, today)
  const transfer = caseTransferOf(item, today)
  const portfolio = 'modelPortfolioName' in item ? item : null
  return (
    <li className="stack" data-need={need ?? undefined}>
      <div>
        <h2 tabIndex={isPointedOut ? -1 : undefined} ref={isPointedOut ? focusRequestedHeading : undefined}>
          {name}
        </h2>
        <p className="case-standing figures">
          {startDate && <time dateTime={startDate}>{`${formatDate(startDate)} `}</time>}
          <Badge kind={waitsForCustomer(item, today) ? 'waiting' : 'plain'}>{t(`statuses.${standing}`)}</Badge>
        </p>
        {caseId && (
          <p className="hint figures">
            <span>{`${t('caseId')}: `}</span>
            <Verbatim>{cutText(caseId)}</Verbatim>
          </p>
        )}
      </div>
      <CaseProgress standing={standing} />
      {standing === 'late' && signUntil && <TooLate productLine={productLine} until={signUntil} />}
      {transfer && <TransferDetails transfer={transfer} today={today} of={transferOfCase} copying={copying} />}
      {standing === 'TRANSFER' && !transfer && <TransferElsewhere />}
      {decision && need === null && <DecisionDetails decision={decision} today={today} />}
      <SentDetails item={item} isFolded={isFinalState(standing) || transfer !== null} />
      {portfolio && <PortfolioDetails portfolio={portfolio} />}
      {need && <GoOn need={need} name={name} caseId={caseId} isMain={isFirst} send={send} />}
      <LinkedDocument link={documentLink} document={t('document')} of={name} downloads={downloads} send={send} />
      {portfolio && (
        <LinkedDocument
          link={portfolio.modelPortfolioDocument}
          document={t('portfolio.document', { name: portfolio.modelPortfolioName })}
          downloads={downloads}
          send={send}
        />
      )}
    </li>
  )
}
