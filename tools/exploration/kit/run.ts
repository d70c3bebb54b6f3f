import { expect, vi } from 'vitest'
import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  createEmptyActor,
  isMachineSnapshot,
  type StateValue,
} from 'xstate'
import { bindServices } from '../../../machines/services'
import type { Expectation, Path, PathStep } from '../paths'
import { START } from './cases'
import { type FakeServices, fakeServices, stub } from './fakeServices'
import type { Model } from './model'
import { sampleFile } from './sampleFile'
import type { Settlement } from './settlement'
import { transitionsOf } from './step'

/** The state after one event, and the transitions that the event caused. */
export interface RecordedStep {
  readonly value: StateValue
  readonly transitions: readonly string[]
}

/** A running machine with fake services. */
export interface Running {
  readonly actor: AnyActorRef & { getSnapshot(): AnyMachineSnapshot }
  readonly fake: FakeServices
  /** The events since the start, with their results. */
  readonly lived: () => readonly RecordedStep[]
}

/** Lets all settled promises run their callbacks. */
export const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

/** Performs one settlement and lets its callbacks run. */
export const applySettlement = async (fake: FakeServices, settlement: Settlement): Promise<void> => {
  if (settlement.type === 'wait') await vi.advanceTimersToNextTimerAsync()
  else fake.settle(settlement)
  await settled()
}

/** Records a system's events. Call it before the system starts. The returned function returns an actor's record. */
export const record = (system: AnyActorRef['system']): ((actor: ActorRefLike) => readonly RecordedStep[]) => {
  const recordsByActor = new Map<ActorRefLike, RecordedStep[]>()
  const transitionsByActor = new Map<ActorRefLike, string[]>()
  system.inspect((inspected) => {
    const { actorRef } = inspected
    transitionsByActor.set(actorRef, [...(transitionsByActor.get(actorRef) ?? []), ...transitionsOf(inspected)])
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
    const recordedStep = { value: inspected.snapshot.value, transitions: transitionsByActor.get(actorRef) ?? [] }
    recordsByActor.set(actorRef, [...(recordsByActor.get(actorRef) ?? []), recordedStep])
    transitionsByActor.delete(actorRef)
  })
  return (actor) => recordsByActor.get(actor) ?? []
}

/** Starts a model's machine as a child of a neutral parent, its children replaced by stubs. */
const startModel = (model: Model, input: unknown, fake: FakeServices): Running => {
  const parent = createEmptyActor()
  bindServices(parent.system, fake.services)
  const recordOf = record(parent.system)
  const stubs = Object.fromEntries(model.stubs.map((src) => [src, stub(src)]))
  const actor = createActor(model.machine.provide({ actors: stubs }), { input, parent })
  actor.start()
  return { actor, fake, lived: () => recordOf(actor) }
}

const perform = async ({ actor, fake }: Running, { ends, event }: PathStep): Promise<void> => {
  if (ends === null) actor.send(event)
  for (const settlement of ends?.script ?? []) await applySettlement(fake, settlement)
  await settled()
}

const check = (running: Running, index: number, { value, transitions }: Expectation, name: string): void => {
  expect(running.lived()[index], name).toEqual({ value, transitions })
}

/** Replays a path on a real actor. After each step it checks the state and the transitions taken. */
export const replay = async (model: Model, path: Path): Promise<void> => {
  vi.useFakeTimers({ now: START })
  try {
    const fake = fakeServices()
    fake.files.set(sampleFile.id, new File(['irat'], sampleFile.name, { type: sampleFile.mimeType }))
    for (const settlement of path.steps.flatMap(({ ends }) => ends?.before ?? []))
      await applySettlement(fake, settlement)
    const running = startModel(model, path.input, fake)
    await settled()
    check(running, 0, path.start, 'start')
    for (const [index, step] of path.steps.entries()) {
      // The step may already be done, if its actor waits for nothing.
      if (running.lived().length <= index + 1) await perform(running, step)
      check(running, index + 1, step, `${index + 1}. ${step.name}`)
    }
    expect(running.lived(), 'nothing else happened').toHaveLength(path.steps.length + 1)
  } finally {
    vi.useRealTimers()
  }
}
