import './PreviewDetails.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { previewMachine } from '../../../machines/preview/preview.machine'
import type { CaseProps } from './case'
import { DetailLists } from './DetailLists'

export type PreviewActor = ActorRefFrom<ReturnType<typeof previewMachine>>

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly preview: PreviewActor
}

/**
 * The result that the insurer calculates from the answers given so far, or why it may reject them. The last result
 * stays visible while a new one loads.
 * Place it after the buttons: it appears and disappears without a press, and must not move a button under a finger.
 */
export function PreviewDetails({ preview, actor, definition, texts }: Props) {
  const { t } = useTranslation('case')
  const previewData = useSelector(preview, ({ context }) => context.data)
  const header = useSelector(actor, ({ context }) => context.header)
  const isBusy = useSelector(preview, (snapshot) => snapshot.hasTag('busy'))
  const isRefused = useSelector(preview, (snapshot) => snapshot.matches('refused'))
  const details =
    previewData === null || definition.preview === null ? [] : definition.preview.details(previewData, header)
  const previewTrigger = definition.preview?.when ?? 'changed'
  return (
    <div className="preview" role="status" aria-busy={isBusy}>
      {details.length > 0 && (
        <>
          <h3>{texts.preview()}</h3>
          <DetailLists details={details} texts={texts} />
        </>
      )}
      {details.length === 0 && isBusy && <p>{t(`preview.asking.${previewTrigger}`)}</p>}
      {isRefused && (
        <>
          <p>{t(`preview.refused.${previewTrigger}`)}</p>
          {texts.whyRefused && <p>{texts.whyRefused}</p>}
        </>
      )}
    </div>
  )
}
