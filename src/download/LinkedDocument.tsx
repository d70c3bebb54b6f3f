import { useTranslation } from 'react-i18next'
import { documentIdOf } from '../../machines/download/documentId'
import type { Download } from '../../machines/download/download.machine'
import type { DownloadRequested } from '../../machines/download/downloadTransitions'
import { useAppSelector } from '../hooks/actor'
import type { Elements } from '../ui/content'
import { ExternalLink } from '../ui/controls/ExternalLink'
import { useIsBusy } from '../ui/controls/Form'
import { labelWithSubject } from '../ui/values/labelWithSubject'
import { DownloadAction } from './DownloadAction'
import { linkedAddress } from './linkedAddress'

interface Props {
  /** The link as the insurer sent it. */
  readonly link: string | null | undefined
  /** Name of the document. */
  readonly document: string
  /**
   * Name of what the document is about, e.g. of its case. It is added to the names of button and file if several
   * documents in the list have the same name.
   */
  readonly of?: string
  readonly downloads: Readonly<Record<string, Download>>
  readonly send: (event: DownloadRequested) => void
  /** Content to show if there is no link, or if it leads to no document that the portal may open. */
  readonly otherwise?: Elements
}

/** A document of a case: a download from the API with the session's token, or a link if the document is elsewhere. */
export function LinkedDocument({ link, document, of, downloads, send, otherwise = null }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  const apiBaseUrl = useAppSelector(({ context }) => context.configuration?.apiBaseUrl ?? '/')
  // The download is disabled while the form is being sent, because a form then ignores other events.
  const isFormBusy = useIsBusy()
  if (!link) return otherwise
  const id = documentIdOf(link)
  const fullName = labelWithSubject(document, of)
  if (id !== null) {
    return (
      <DownloadAction
        send={send}
        event={{ type: 'download.requested', target: { id, title: fullName } }}
        document={document}
        of={of}
        download={downloads[id]}
        disabled={isFormBusy}
        variant="quiet"
      />
    )
  }
  const address = linkedAddress(link, apiBaseUrl, window.location.origin)
  if (address === null) return otherwise
  return (
    <p>
      <ExternalLink href={address} newTab={t('common:newTab')}>
        {t('downloadOf', { document: fullName })}
      </ExternalLink>
    </p>
  )
}
