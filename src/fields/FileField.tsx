import './FileField.css'
import { useCallback, useRef } from 'react'
import { UploadIcon } from '../ui/uploadIcons'
import { FieldGroup, type FieldTexts } from './Field'
import { FileRow, type FileShown } from './FileRow'

interface Props<E extends { type: string }> extends FieldTexts {
  readonly send: (event: E) => void
  /** The button's accessible name, e.g. "Fájl hozzáadása: Forgalmi engedély". */
  readonly addName: string
  /** What stands on the button, e.g. "Fájl hozzáadása". */
  readonly addLabel: string
  /** Shown on a desk, e.g. "vagy húzza ide a fájlt". */
  readonly dropHint: string
  /** As `<input accept>`, e.g. "image/*,application/pdf": a phone then offers its camera. */
  readonly accept: string
  readonly onAdd: (files: readonly File[]) => void
  readonly files: readonly FileShown<NoInfer<E>>[]
}

/** Documents to send along. The real input covers the whole area, so that click, key and drop are the browser's own. */
export const FileField = <E extends { type: string }>(props: Props<E>) => {
  const { name, hint, error, send, addName, addLabel, dropHint, accept, onAdd, files } = props
  const input = useRef<HTMLInputElement>(null)
  // A row that goes with the focus in it would leave the focus nowhere.
  const keepFocus = useCallback(
    (row: HTMLElement) => () => {
      if (row.contains(document.activeElement)) input.current?.focus()
    },
    [],
  )
  const described = [hint && `hint-${name}`, error && `error-${name}`].filter(Boolean).join(' ')
  return (
    <FieldGroup texts={props}>
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <FileRow key={file.id} file={file} send={send} whileShown={keepFocus} />
          ))}
        </ul>
      )}
      <div className="drop">
        <input
          ref={input}
          type="file"
          id={`field-${name}`}
          name={name}
          multiple
          accept={accept}
          aria-label={addName}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(change) => {
            onAdd([...(change.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            change.target.value = ''
          }}
        />
        <span className="action" aria-hidden="true">
          <UploadIcon />
          {addLabel}
        </span>
        <span className="drop-hint hint" aria-hidden="true">
          {dropHint}
        </span>
      </div>
    </FieldGroup>
  )
}
