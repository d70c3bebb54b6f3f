import { fromPromise } from 'xstate'
import { createSlot } from '../actors/slot'
import { casesIn } from '../case/areaCases'
import { areaCasesOf } from '../case/areas'
import type { CaseMachine } from '../case/case.machine'
import type { Paid } from '../case/case.types'
import { paidCaseOf } from '../case/paidCase'
import { takePaid } from '../payment/paid'
import { portsOf } from '../ports'
import { type CasePlace, pathOf } from '../routes'
import { draftKey } from '../storageKeys'
import { dayAt } from '../today'

/** Where the open case's chart runs. */
export const caseSlot = createSlot<CaseMachine>('case')

/** What a case starts with. */
export interface OpenedCase {
  /** The draft in the tab, unchecked; `null` where there is none. */
  readonly saved: unknown
  /** What was paid for it before it was left, or its draft lost: the money is not asked for again. */
  readonly paid: Paid | null
  readonly draftId: string
  /** The address of the case itself. */
  readonly address: string
  /** Which day it is: what a case calls the past and the future. */
  readonly today: string
}

/** Puts a case's chart into the slot and looks for its draft. */
export const openCaseActor = fromPromise<OpenedCase, { readonly place: CasePlace; readonly contractNumber: string }>(
  async ({ input, signal, system }) => {
    const ports = portsOf(system)
    const { area, key, way } = input.place
    await ports.loadArea(area)
    const entry = casesIn(areaCasesOf(area)).find((placed) => placed.key === key && placed.way === way)
    if (entry === undefined) throw new Error(`${area} has no case ${key} ${way}`)
    const { id, code, payment } = entry.definition
    if (code !== null) await ports.loadTexts(['oneTimeCode'], signal)
    if (payment !== null) await ports.loadPart('payment')
    caseSlot.fill(entry.machine)
    const { contractNumber } = input
    const address = pathOf({ ...input.place, step: '' })
    return {
      saved: ports.storage.read(draftKey(contractNumber, id)) ?? null,
      paid: payment === null ? null : takePaid(ports, paidCaseOf({ contractNumber, address })),
      draftId: ports.newId(),
      address,
      today: dayAt(ports.now()),
    }
  },
)
