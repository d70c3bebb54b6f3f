import { DownloadStatus } from './DownloadStatus'
import { type DocumentProps, nameOf } from './documents'
import { EmailAddress } from './EmailAddress'
import { EmailStatus } from './EmailStatus'

/** What has become of a document: of its download, and of its e-mail. */
export const DocumentNews = ({ send, label, document, download, email }: DocumentProps) => (
  <>
    {download && <DownloadStatus download={download} name={nameOf(document, label)} />}
    {email && (email.status === 'asking' ? <EmailAddress email={email} send={send} /> : <EmailStatus email={email} />)}
  </>
)
