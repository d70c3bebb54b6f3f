import './documents.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { caseTexts } from '../case/caseTexts'
import type { FlowProps } from '../contract/flow'
import { DocumentList } from './DocumentList'
import { DocumentsFailed } from './DocumentsFailed'
import { type DocumentsProps, documentProps } from './documents'
import { SingleDocument } from './SingleDocument'

/** Documents of a kind, or the one that there is: to download, and to be sent by e-mail. */
export function Documents({ flow, place }: FlowProps<'documents'>) {
  const snapshot = useSelector(flow, (current) => current)
  const state = String(snapshot.value)
  const { label, note } = caseTexts(place)
  if (state === 'loadFailed') return <DocumentsFailed heading={label} fault={snapshot.context.fault} send={flow.send} />
  return (
    <Screen state={state} heading={label} lead={snapshot.context.isList ? undefined : note}>
      <Content state={state} snapshot={snapshot} send={flow.send} label={label} />
    </Screen>
  )
}

function Content({ state, ...props }: DocumentsProps & { readonly state: string }) {
  const { t } = useTranslation('documents')
  const { isList, documents } = props.snapshot.context
  const [single] = documents
  if (state === 'loadingList') return <Skeleton status={t('loading')} shape="rows" count={6} />
  if (isList || single === undefined) return <DocumentList {...props} />
  return <SingleDocument t={t} {...documentProps(props, single)} />
}
