import { type RefCallback, useRef } from 'react'
import { joinClasses } from '../ui/controls/sends'
import { ErrorIcon, SuccessIcon, WarningIcon } from '../ui/icons/icons'
import { FileIcon } from '../ui/icons/uploadIcons'
import { Verbatim } from '../ui/values/Verbatim'
import { FileActions } from './FileActions'
import { hasUploadFailed, type ShownFile } from './fileShown'
import { PhotoPreview } from './PhotoPreview'

interface Props<E extends { type: string }> {
  readonly file: ShownFile<NoInfer<E>>
  /** True if the row does not announce its status, because the summary of all files does. */
  readonly isQuiet?: boolean
  readonly send: (event: E) => void
  readonly whileShown: RefCallback<HTMLElement>
}

/** One file of a FileField. */
export function FileRow<E extends { type: string }>({ file, isQuiet = false, send, whileShown }: Props<E>) {
  const { id, name, isPhoto, size, status, statusText, warning, progress } = file
  const fileNameRef = useRef<HTMLParagraphElement>(null)
  const hasFailed = hasUploadFailed(file)
  return (
    <li className="file" data-status={status} ref={whileShown}>
      <div className={joinClasses('file-look', isPhoto && 'file-photo')}>
        <PhotoPreview id={id} />
        {hasFailed ? <ErrorIcon /> : status === 'uploaded' ? <SuccessIcon /> : <FileIcon />}
      </div>
      <div>
        <p className="file-name" tabIndex={-1} ref={fileNameRef}>
          <Verbatim>{name}</Verbatim>
        </p>
        {/* Not a paragraph: an extension that redraws paragraphs would keep the old status. */}
        <div className="hint figures">
          <span>{`${size} · `}</span>
          <span
            className={hasFailed ? 'file-fault' : undefined}
            role={isQuiet ? undefined : hasFailed ? 'alert' : 'status'}
          >
            {statusText}
          </span>
        </div>
        {warning && (
          <p className="field-warning" role="status">
            <WarningIcon />
            <span>{warning}</span>
          </p>
        )}
        {status === 'sending' && !(isQuiet && progress === 0) && (
          <progress aria-label={name} value={progress} max={1} />
        )}
      </div>
      <FileActions file={file} send={send} onRetry={() => fileNameRef.current?.focus()} />
    </li>
  )
}
