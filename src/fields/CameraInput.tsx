import { CameraIcon } from '../ui/icons/uploadIcons'
import { FileInput } from './FileInput'

/** The texts of a button. */
export interface ButtonTexts {
  readonly label: string
  /** Accessible name: begins with the label, then says what the photo must show. */
  readonly name: string
}

interface Props {
  /** The field's key. */
  readonly name: string
  readonly camera: ButtonTexts
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly onAdd: (files: readonly File[]) => void
}

/**
 * The image types that the insurer accepts. Phones convert other formats, e.g. HEIC, to one of them. If a phone sends
 * another type, the portal still tries to convert it.
 */
export const PHOTO_TYPES = 'image/jpeg,image/png'

/** A button that takes a photo, on devices with a camera. */
export const CameraInput = ({ name, camera, ...input }: Props) => (
  <FileInput
    {...input}
    name={`${name}-camera`}
    className="photo-camera"
    addName={camera.name}
    accept={PHOTO_TYPES}
    capture="environment"
  >
    <span className="action" aria-hidden="true">
      <CameraIcon />
      <span>{camera.label}</span>
    </span>
  </FileInput>
)
