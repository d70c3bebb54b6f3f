import type { RefCallback } from 'react'
import type { FileEvent } from '../../machines/upload/file'
import { forEachInBatches } from '../browser/forEachInBatches'
import { Action } from '../ui/controls/Action'
import { useIsBusy } from '../ui/controls/Form'

/** Summary of many files: their progress and the actions for all that failed. Texts are already formatted. */
export interface ManyFiles {
  /** True if there are too many files to announce one by one. */
  readonly areMany: boolean
  /** e.g. "37 / 100 feltöltve" */
  readonly text: string
  /** The progress for screen readers. It changes only after several files, e.g. after every tenth. */
  readonly spoken: string
  readonly arrived: number
  readonly of: number
  /** Text about files whose upload was interrupted by a reload. */
  readonly missing?: string | undefined
  /** A button that acts on several files at once, e.g. retries all failed uploads. It sends one event per file. */
  readonly forAll?: { readonly label: string; readonly events: readonly FileEvent[] } | undefined
}

interface Props {
  readonly many: ManyFiles
  readonly send: (event: FileEvent) => void
  readonly whileShown: RefCallback<HTMLElement>
}

/** The progress of all files, in one line of constant height. */
export function ManyFilesState({ many, send, whileShown }: Props) {
  const { areMany, text, spoken, arrived, of, forAll } = many
  const isFormBusy = useIsBusy()
  const [firstEvent] = forAll?.events ?? []
  return (
    <div className="files-progress" ref={whileShown}>
      <p className="figures" aria-hidden="true">
        {text}
      </p>
      {forAll && firstEvent && (
        <Action
          send={() => forEachInBatches(forAll.events, send)}
          event={firstEvent}
          variant="quiet"
          disabled={isFormBusy}
        >
          {forAll.label}
        </Action>
      )}
      <progress aria-label={spoken} value={arrived} max={of} />
      {areMany && (
        <p className="hidden" role="status">
          {spoken}
        </p>
      )}
    </div>
  )
}
