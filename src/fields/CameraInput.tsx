import { CameraIcon } from '../ui/uploadIcons'
import { FileInput } from './FileInput'

/** A button's words. */
export interface Button {
  readonly label: string
  /** Starts with the label's words, and says of what. */
  readonly name: string
}

interface Props {
  /** The field's key. */
  readonly name: string
  readonly camera: Button
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly onAdd: (files: readonly File[]) => void
}

/** What insurers take. Phones turn what else they save (HEIC) into one of these; what comes nonetheless is tried. */
export const PHOTO_TYPES = 'image/jpeg,image/png'

/** A button that takes a photo now, on what has a camera to take it with. */
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
