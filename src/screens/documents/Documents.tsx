import '../../download/documents.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { useAppSelector } from '../../hooks/actor'
import { useShown } from '../../hooks/useShallowSelector'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { isOutOn } from '../contract/nextPayment'
import { CallNote } from '../shell/CallNote'
import { CoverRests } from './CoverRests'
import { DocumentList } from './DocumentList'
import { DocumentsFailed } from './DocumentsFailed'
import { isProof, ProofCard, provesCover } from './ProofCard'
import { SingleDocument } from './SingleDocument'

/** Documents of a kind, or the one that there is: to download, and to be sent by e-mail. */
export function Documents({ flow, place }: FlowProps<'documents'>) {
  const { t } = useTranslation('documents')
  const { state, isSingle, hasPolicy, fault } = useShown(flow, ({ value, context: { documents, isList, fault } }) => ({
    state: String(value),
    isSingle: !isList,
    hasPolicy: documents.some(({ group }) => group === 'policy'),
    fault,
  }))
  const contract = useAppSelector(({ children }) => children.contract)
  const restsSince = useSelector(contract, (snapshot) => {
    if (!snapshot || !provesCover(place.key)) return null
    const { today } = snapshot.context
    const header: AnyHeader | null = snapshot.context.header
    const out = header?.outOfTraffic
    return out && isOutOn(out, today) ? out.since : null
  })
  const { label, note, about, withoutPolicy } = caseTexts(place)
  if (state === 'loadFailed') return <DocumentsFailed heading={label} fault={fault} send={flow.send} />
  const Content = isSingle ? SingleDocument : DocumentList
  return (
    <Screen state={state} heading={label} lead={isSingle && !restsSince ? (about ?? note) : undefined}>
      {state === 'loadingList' ? (
        <Skeleton status={t('loading')} shape="rows" count={6} />
      ) : (
        <>
          {restsSince && <CoverRests since={restsSince} />}
          <Content flow={flow} label={label} />
          {isSingle && isProof(place.key) && <ProofCard />}
          {withoutPolicy && !hasPolicy && <CallNote>{withoutPolicy}</CallNote>}
        </>
      )}
    </Screen>
  )
}
