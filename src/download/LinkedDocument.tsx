import { useTranslation } from 'react-i18next'
import { documentIdOf } from '../../machines/download/documentId'
import type { Download } from '../../machines/download/download.machine'
import type { DownloadRequested } from '../../machines/download/downloading'
import { useAppSelector } from '../hooks/actor'
import type { Elements } from '../ui/content'
import { ExternalLink } from '../ui/ExternalLink'
import { useIsBusy } from '../ui/Form'
import { labelOf } from '../ui/labelOf'
import { DownloadAction } from './DownloadAction'
import { linkedAddress } from './linkedAddress'

interface Props {
  /** As the insurer gave it. */
  readonly link: string | null | undefined
  /** What it is called. */
  readonly document: string
  /** Of what it is, where the same document stands beside several: part of the button's name, and of the file's. */
  readonly of?: string
  readonly downloads: Readonly<Record<string, Download>>
  readonly send: (event: DownloadRequested) => void
  /** What stands there where the link leads to none that the portal opens. */
  readonly otherwise?: Elements
}

/** A case's document: downloaded with the token, or, where it stands elsewhere at the insurer, linked. */
export function LinkedDocument({ link, document, of, downloads, send, otherwise = null }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  const apiBaseUrl = useAppSelector(({ context }) => context.configuration?.apiBaseUrl ?? '/')
  // Nothing of a form is heard while it is sent.
  const isFormBusy = useIsBusy()
  if (!link) return otherwise
  const id = documentIdOf(link)
  const whole = labelOf(document, of)
  if (id !== null) {
    return (
      <DownloadAction
        send={send}
        event={{ type: 'download.requested', target: { id, title: whole } }}
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
        {t('downloadOf', { document: whole })}
      </ExternalLink>
    </p>
  )
}
