import './PreviewDetails.css'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { previewMachine } from '../../../machines/preview/preview.machine'
import type { CaseProps } from './case'
import { ToldDetails } from './ToldDetails'

export type PreviewActor = ActorRefFrom<ReturnType<typeof previewMachine>>

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly preview: PreviewActor
}

/**
 * What the answers would lead to, as far as it is known by now, or why the insurer may not take them. The last answer stays in sight while a new one is on its way.
 * To stand after the buttons: it comes and goes by itself, and no button may move under a finger.
 */
export function PreviewDetails({ preview, actor, definition, texts }: Props) {
  const { t } = useTranslation('case')
  const data = useSelector(preview, ({ context }) => context.data)
  const header = useSelector(actor, ({ context }) => context.header)
  const isBusy = useSelector(preview, (snapshot) => snapshot.hasTag('busy'))
  const isRefused = useSelector(preview, (snapshot) => snapshot.matches('refused'))
  const details = data === null || definition.preview === null ? [] : definition.preview.details(data, header)
  const when = definition.preview?.when ?? 'changed'
  return (
    <div className="preview" role="status" aria-busy={isBusy}>
      {details.length > 0 && (
        <>
          <h3>{texts.preview()}</h3>
          <ToldDetails details={details} texts={texts} />
        </>
      )}
      {details.length === 0 && isBusy && <p>{t(`preview.asking.${when}`)}</p>}
      {isRefused && (
        <>
          <p>{t(`preview.refused.${when}`)}</p>
          {texts.whyRefused && <p>{texts.whyRefused}</p>}
        </>
      )}
    </div>
  )
}
