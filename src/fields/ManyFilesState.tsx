import type { RefCallback } from 'react'
import type { FileEvent } from '../../machines/upload/file'
import { fewAtATime } from '../browser/fewAtATime'
import { Action } from '../ui/Action'
import { useIsBusy } from '../ui/Form'

/** Files as one: how far they are, and what can be done for all that did not arrive. All texts are ready to read. */
export interface ManyFiles {
  /** Whether they are too many to be told of one by one. */
  readonly areMany: boolean
  /** e.g. "37 / 100 feltöltve" */
  readonly text: string
  /** The same of many for who hears the page, in steps: not a hundred times. */
  readonly spoken: string
  readonly arrived: number
  readonly of: number
  /** What became of those that a reload has kept from going out. */
  readonly missing?: string | undefined
  /** What is done for each of those that did not arrive, by one press. */
  readonly forAll?: { readonly label: string; readonly events: readonly FileEvent[] } | undefined
}

interface Props {
  readonly many: ManyFiles
  readonly send: (event: FileEvent) => void
  readonly whileShown: RefCallback<HTMLElement>
}

/** How far all files are, in one line that keeps its height. */
export function ManyFilesState({ many, send, whileShown }: Props) {
  const { areMany, text, spoken, arrived, of, forAll } = many
  const isFormBusy = useIsBusy()
  const [first] = forAll?.events ?? []
  return (
    <div className="files-progress" ref={whileShown}>
      <p className="figures" aria-hidden="true">
        {text}
      </p>
      {forAll && first && (
        <Action send={() => fewAtATime(forAll.events, send)} event={first} variant="quiet" disabled={isFormBusy}>
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
