import './FileField.css'
import { memo, useCallback, useRef } from 'react'
import type { FileEvent } from '../../machines/upload/file'
import { UploadIcon } from '../ui/icons/uploadIcons'
import { type ButtonTexts, CameraInput } from './CameraInput'
import { FieldGroup, type FieldTexts } from './Field'
import { FileInput } from './FileInput'
import { FileRow } from './FileRow'
import type { ShownFile } from './fileShown'
import { type ManyFiles, ManyFilesState } from './ManyFilesState'

interface Props extends FieldTexts {
  readonly send: (event: FileEvent) => void
  /** The button's accessible name, e.g. "Fájl hozzáadása: Forgalmi engedély". */
  readonly addName: string
  /** The button's label, e.g. "Fájl hozzáadása". */
  readonly addLabel: string
  /** Button that takes a photo on a phone. Not every phone offers the camera in its file picker. */
  readonly camera: ButtonTexts
  /** Shown on wide screens, e.g. "vagy húzza ide a fájlt". */
  readonly dropHint: string
  /** Text that says how many more files can be added. */
  readonly room: string
  /** As `<input accept>`, e.g. "image/*,application/pdf". */
  readonly accept: string
  readonly onAdd: (files: readonly File[]) => void
  readonly files: readonly ShownFile<FileEvent>[]
  /** Summary of all files. Absent if the field has no files, or accepts only a few. */
  readonly many?: ManyFiles | undefined
}

/** Memoized, so that only the file that changed renders again. */
const MemoizedFileRow = memo(FileRow<FileEvent>)

/** A field for documents to upload. */
export const FileField = (props: Props) => {
  const { name, hint, error, send, addName, addLabel, camera, dropHint, room, accept, onAdd, files, many } = props
  const inputRef = useRef<HTMLInputElement>(null)
  // Moves the focus to the file input if the part with the focus disappears.
  const keepFocus = useCallback(
    (element: HTMLElement) => () => {
      if (element.contains(document.activeElement)) inputRef.current?.focus()
    },
    [],
  )
  const keepFocusOfRow = useCallback(
    (row: HTMLElement) => () => {
      if (!row.contains(document.activeElement)) return
      const neighbourRow = row.nextElementSibling ?? row.previousElementSibling
      // The next row moves to the place of this row. The page must not scroll, or a second press would hit another row.
      if (neighbourRow) neighbourRow.querySelector<HTMLElement>('.file-name')?.focus({ preventScroll: true })
      else inputRef.current?.focus()
    },
    [],
  )
  const reason = files.find((file) => file.reason)?.reason ?? many?.missing
  const describedBy = [hint && `hint-${name}`, files.length > 0 && `state-${name}`, error && `error-${name}`]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldGroup texts={props}>
      {files.length > 0 && (
        <>
          {many && <ManyFilesState many={many} send={send} whileShown={keepFocus} />}
          <ul className={many?.areMany ? 'files files-many' : 'files'}>
            {files.map((file) => (
              <MemoizedFileRow
                key={file.id}
                file={file}
                isQuiet={many?.areMany === true}
                send={send}
                whileShown={keepFocusOfRow}
              />
            ))}
          </ul>
          <div id={`state-${name}`} className="files-state hint figures">
            {reason ? <p role="alert">{reason}</p> : <p>{room}</p>}
          </div>
        </>
      )}
      <CameraInput
        name={name}
        camera={camera}
        describedBy={describedBy}
        isInvalid={error !== undefined}
        onAdd={onAdd}
      />
      <FileInput
        inputRef={inputRef}
        id={`field-${name}`}
        name={name}
        multiple
        accept={accept}
        addName={addName}
        describedBy={describedBy}
        isInvalid={error !== undefined}
        onAdd={onAdd}
      >
        <span className="action" aria-hidden="true">
          <UploadIcon />
          <span>{addLabel}</span>
        </span>
        <span className="drop-hint hint" aria-hidden="true">
          {dropHint}
        </span>
      </FileInput>
    </FieldGroup>
  )
}
