import type { RefObject } from 'react'
import type { Elements } from '../ui/content'
import { joinClasses } from '../ui/controls/sends'

interface Props {
  /** The field's key, and the id that the link of an error leads to. */
  readonly name: string
  readonly id?: string
  /** The button's accessible name, e.g. "Fájl hozzáadása: Forgalmi engedély". */
  readonly addName: string
  /** As `<input accept>`. */
  readonly accept: string
  readonly multiple?: boolean
  /** Opens the camera on the back of the phone. */
  readonly capture?: 'environment'
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly className?: string
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly onAdd: (files: readonly File[]) => void
  /** The visible button. The real input covers it, so that clicks, keys and drops are handled by the browser. */
  readonly children: Elements
}

/** A button that opens the file picker. */
export const FileInput = ({
  addName,
  describedBy,
  isInvalid,
  className,
  inputRef,
  onAdd,
  children,
  ...input
}: Props) => (
  <div className={joinClasses('drop', className)}>
    <input
      {...input}
      ref={inputRef}
      type="file"
      aria-label={addName}
      aria-describedby={describedBy || undefined}
      aria-invalid={isInvalid || undefined}
      onChange={(change) => {
        onAdd([...(change.target.files ?? [])])
        // Allows choosing the same file again after it was removed.
        change.target.value = ''
      }}
    />
    {children}
  </div>
)
