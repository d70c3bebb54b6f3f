import './FileField.css'
import './PhotoField.css'
import { useCallback, useRef } from 'react'
import type { Outline } from '../../machines/case/definition/field'
import { ErrorIcon, SuccessIcon } from '../ui/icons/icons'
import { UploadIcon } from '../ui/icons/uploadIcons'
import { type ButtonTexts, CameraInput, PHOTO_TYPES } from './CameraInput'
import { controlAttributesOf, FieldGroup, type FieldTexts } from './Field'
import { FileActions } from './FileActions'
import { FileInput } from './FileInput'
import { hasUploadFailed, type ShownFile } from './fileShown'
import { PhotoPreview } from './PhotoPreview'
import { PhotoOutline } from './photoOutlines'

interface Props<E extends { type: string }> extends FieldTexts {
  readonly send: (event: E) => void
  readonly outline: Outline
  /** The photo and its progress. */
  readonly file: ShownFile<NoInfer<E>> | undefined
  /** Button that takes the photo on a phone. */
  readonly camera: ButtonTexts
  /** Button that chooses an existing photo. */
  readonly chooser: ButtonTexts
  readonly onAdd: (files: readonly File[]) => void
}

/**
 * A field for one photo. First shows an outline of what to photograph. Once a photo is taken, shows the photo, its
 * progress and a retry.
 */
export const PhotoField = <E extends { type: string }>(props: Props<E>) => {
  const { name, send, outline, file, camera, chooser, onAdd } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const statusRef = useRef<HTMLDivElement>(null)
  // Moves the focus from a button that disappears to the file input. Otherwise the focus would be lost.
  const keepFocus = useCallback(
    (buttons: HTMLElement) => () => {
      if (buttons.contains(document.activeElement)) inputRef.current?.focus()
    },
    [],
  )
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = controlAttributesOf(props)
  const sharedProps = { accept: PHOTO_TYPES, describedBy, isInvalid: isInvalid === true, onAdd }
  const message = [file?.statusText, file?.reason].filter(Boolean).join(' ')
  return (
    <FieldGroup texts={props}>
      <div className="photo" data-status={file?.status}>
        <div className="photo-frame">
          <PhotoOutline of={outline} />
          {file && <PhotoPreview id={file.id} />}
        </div>
        <div className="photo-side">
          {file && (
            <div
              className="photo-status"
              role={hasUploadFailed(file) ? 'alert' : 'status'}
              tabIndex={-1}
              ref={statusRef}
            >
              {hasUploadFailed(file) ? <ErrorIcon /> : file.status === 'uploaded' && <SuccessIcon />}
              <p key={message}>{message}</p>
            </div>
          )}
          {file?.status === 'sending' && <progress aria-label={file.name} value={file.progress} max={1} />}
          <CameraInput
            name={name}
            camera={camera}
            describedBy={describedBy}
            isInvalid={isInvalid === true}
            onAdd={onAdd}
          />
          <FileInput {...sharedProps} name={name} id={id} addName={chooser.name} inputRef={inputRef}>
            <span className="action" aria-hidden="true">
              <UploadIcon />
              <span>{chooser.label}</span>
            </span>
          </FileInput>
          {file && (
            <FileActions file={file} send={send} onRetry={() => statusRef.current?.focus()} whileShown={keepFocus} />
          )}
        </div>
      </div>
    </FieldGroup>
  )
}
