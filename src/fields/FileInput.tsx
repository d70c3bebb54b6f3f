import type { RefObject } from 'react'
import type { Elements } from '../ui/content'
import { classes } from '../ui/sends'

interface Props {
  /** The field's key, where an error leads to it. */
  readonly name: string
  readonly id?: string
  /** The button's accessible name, e.g. "Fájl hozzáadása: Forgalmi engedély". */
  readonly addName: string
  /** As `<input accept>`. */
  readonly accept: string
  readonly multiple?: boolean
  /** Opens the camera that looks away from whoever holds the phone. */
  readonly capture?: 'environment'
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly className?: string
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly onAdd: (files: readonly File[]) => void
  /** What it looks like: the real input covers it, so that click, key and drop are the browser's own. */
  readonly children: Elements
}

/** A button that asks for files. */
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
  <div className={classes('drop', className)}>
    <input
      {...input}
      ref={inputRef}
      type="file"
      aria-label={addName}
      aria-describedby={describedBy || undefined}
      aria-invalid={isInvalid || undefined}
      onChange={(change) => {
        onAdd([...(change.target.files ?? [])])
        // The same file can be chosen again after it was removed.
        change.target.value = ''
      }}
    />
    {children}
  </div>
)
