import { DownloadStatus } from '../../download/DownloadStatus'
import { useHasChanged } from '../../ui/values/useHasChanged'
import { type DocumentProps, documentNameOf } from './documents'
import { EmailAddress } from './EmailAddress'
import { EmailStatus } from './EmailStatus'

/** The results of a document's download and e-mail. */
export const DocumentNews = ({ send, label, document, canBeMailed, download, email }: DocumentProps) => {
  const isEmailAnswer = useHasChanged(email ? `${email.status} ${email.refusals}` : '')
  const isDownloadAnswer = useHasChanged(download?.status ?? '')
  return (
    <>
      {download && (
        <DownloadStatus
          download={download}
          name={documentNameOf(document, label)}
          canBeMailed={canBeMailed}
          isAnswer={isDownloadAnswer}
        />
      )}
      {email?.status === 'asking' && <EmailAddress email={email} isAnswer={isEmailAnswer} send={send} />}
      {email && email.status !== 'asking' && <EmailStatus email={email} isAnswer={isEmailAnswer} />}
    </>
  )
}
