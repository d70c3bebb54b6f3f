import { useTranslation } from 'react-i18next'
import { savedFile } from '../../app/savedFiles'

interface Props {
  /** What the file is called among the downloads. */
  readonly fileName: string
  /** What the document is called, for the button's name. */
  readonly document: string
}

/** Whether the platform can hand such a file to another app; where screens are drawn as text there is no navigator. */
const canShare = (files: File[]): boolean =>
  'canShare' in Object(globalThis.navigator) && navigator.canShare({ files }) === true

/** Hands a file that the customer has got to another app, by the platform's own sheet; nothing where the platform cannot. */
export function ShareFile({ fileName, document }: Props) {
  const { t } = useTranslation('documents')
  const file = savedFile(fileName)
  if (file === undefined || !canShare([file])) return null
  // Who closes the sheet again has changed their mind: there is nothing to say.
  const share = () => void navigator.share({ files: [file], title: document }).catch(() => undefined)
  return (
    <button type="button" className="action action-quiet" onClick={share} aria-label={t('shareOf', { document })}>
      {t('share')}
    </button>
  )
}
