import '../../download/documents.css'
import { useTranslation } from 'react-i18next'
import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { isOutOfTrafficOn } from '../../../machines/cases/common/nextPremium'
import { useContract } from '../../hooks/actor'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { CallNote } from '../shell/CallNote'
import { CoverRests } from './CoverRests'
import { DocumentList } from './DocumentList'
import { DocumentsFailed } from './DocumentsFailed'
import { isProof, ProofCard, provesCover } from './ProofCard'
import { SingleDocument } from './SingleDocument'

/** A menu entry's documents, or its single document: to download, and to send by e-mail. */
export function Documents({ flow, route }: FlowProps<'documents'>) {
  const { t } = useTranslation('documents')
  const { state, isSingle, hasPolicy, technicalError } = useShallowSelector(
    flow,
    ({ value, context: { documents, isList, technicalError } }) => ({
      state: String(value),
      isSingle: !isList,
      hasPolicy: documents.some(({ group }) => group === 'policy'),
      technicalError,
    }),
  )
  const coverRestsSince = useContract((contract) => {
    if (!contract || !provesCover(route.key)) return null
    const { today } = contract
    const header: AnyHeader | null = contract.header
    const outOfTraffic = header?.outOfTraffic
    return outOfTraffic && isOutOfTrafficOn(outOfTraffic, today) ? outOfTraffic.since : null
  })
  const { label, note, about, withoutPolicy } = caseTexts(route)
  if (state === 'loadFailed')
    return <DocumentsFailed heading={label} technicalError={technicalError} send={flow.send} />
  const Content = isSingle ? SingleDocument : DocumentList
  return (
    <Screen state={state} heading={label} lead={isSingle && !coverRestsSince ? (about ?? note) : undefined}>
      {state === 'loadingList' ? (
        <Skeleton status={t('loading')} shape="rows" count={6} />
      ) : (
        <>
          {coverRestsSince && <CoverRests since={coverRestsSince} />}
          <Content flow={flow} label={label} />
          {isSingle && isProof(route.key) && <ProofCard />}
          {withoutPolicy && !hasPolicy && <CallNote>{withoutPolicy}</CallNote>}
        </>
      )}
    </Screen>
  )
}
