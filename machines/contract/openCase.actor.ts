import { fromPromise } from 'xstate'
import { createSlot } from '../actors/slot'
import { casesIn } from '../case/areaCases'
import type { CaseMachine } from '../case/case.machine'
import { portsOf } from '../ports'
import type { Area } from '../routes'
import { draftKey } from '../storageKeys'

/** Where the open case's chart runs. */
export const caseSlot = createSlot<CaseMachine>('case')

/** What a case starts with. */
export interface OpenedCase {
  /** The draft in the tab, unchecked; `null` where there is none. */
  readonly saved: unknown
  readonly draftId: string
}

/** Puts a case's chart into the slot and looks for its draft. */
export const openCaseActor = fromPromise<
  OpenedCase,
  { readonly area: Area; readonly key: string; readonly contractNumber: string }
>(async ({ input, system }) => {
  const ports = portsOf(system)
  const entry = casesIn(await ports.loadArea(input.area)).find(({ key }) => key === input.key)
  if (entry === undefined) throw new Error(`${input.area} has no case ${input.key}`)
  caseSlot.fill(entry.machine)
  return {
    saved: ports.storage.read(draftKey(input.contractNumber, entry.definition.id)) ?? null,
    draftId: ports.newId(),
  }
})
