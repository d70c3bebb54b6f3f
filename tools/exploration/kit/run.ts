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
import { START_TIME } from './cases'
import { type FakeServices, fakeServices, stubActor } from './fakeServices'
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
export interface RunningMachine {
  readonly actor: AnyActorRef & { getSnapshot(): AnyMachineSnapshot }
  readonly fake: FakeServices
  /** Returns the events since the start, with their results. */
  readonly lived: () => readonly RecordedStep[]
}

/** Lets all settled promises run their callbacks. */
export const runPendingCallbacks = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

/** Performs one settlement and lets its callbacks run. */
export const applySettlement = async (fake: FakeServices, settlement: Settlement): Promise<void> => {
  if (settlement.type === 'wait') await vi.advanceTimersToNextTimerAsync()
  else fake.settle(settlement)
  await runPendingCallbacks()
}

/** Records a system's events. Call it before the system starts. The returned function returns an actor's record. */
export const recordSystem = (system: AnyActorRef['system']): ((actor: ActorRefLike) => readonly RecordedStep[]) => {
  const recordsByActor = new Map<ActorRefLike, RecordedStep[]>()
  const transitionsByActor = new Map<ActorRefLike, string[]>()
  system.inspect((inspectionEvent) => {
    const { actorRef } = inspectionEvent
    transitionsByActor.set(actorRef, [...(transitionsByActor.get(actorRef) ?? []), ...transitionsOf(inspectionEvent)])
    if (inspectionEvent.type !== '@xstate.snapshot' || !isMachineSnapshot(inspectionEvent.snapshot)) return
    const recordedStep = { value: inspectionEvent.snapshot.value, transitions: transitionsByActor.get(actorRef) ?? [] }
    recordsByActor.set(actorRef, [...(recordsByActor.get(actorRef) ?? []), recordedStep])
    transitionsByActor.delete(actorRef)
  })
  return (actor) => recordsByActor.get(actor) ?? []
}

/** Starts a model's machine as a child of an empty parent. Stubs replace the machine's own children. */
const startModel = (model: Model, input: unknown, fake: FakeServices): RunningMachine => {
  const parent = createEmptyActor()
  bindServices(parent.system, fake.services)
  const recordedStepsOf = recordSystem(parent.system)
  const stubs = Object.fromEntries(model.stubs.map((src) => [src, stubActor(src)]))
  const actor = createActor(model.machine.provide({ actors: stubs }), { input, parent })
  actor.start()
  return { actor, fake, lived: () => recordedStepsOf(actor) }
}

const performStep = async ({ actor, fake }: RunningMachine, { ends, event }: PathStep): Promise<void> => {
  if (ends === null) actor.send(event)
  for (const settlement of ends?.script ?? []) await applySettlement(fake, settlement)
  await runPendingCallbacks()
}

const checkStep = (
  runningMachine: RunningMachine,
  index: number,
  { value, transitions }: Expectation,
  name: string,
): void => {
  expect(runningMachine.lived()[index], name).toEqual({ value, transitions })
}

/** Replays a path on a real actor. After each step it checks the state and the transitions taken. */
export const replayPath = async (model: Model, path: Path): Promise<void> => {
  vi.useFakeTimers({ now: START_TIME })
  try {
    const fake = fakeServices()
    fake.files.set(sampleFile.id, new File(['irat'], sampleFile.name, { type: sampleFile.mimeType }))
    for (const settlement of path.steps.flatMap(({ ends }) => ends?.before ?? []))
      await applySettlement(fake, settlement)
    const runningMachine = startModel(model, path.input, fake)
    await runPendingCallbacks()
    checkStep(runningMachine, 0, path.start, 'start')
    for (const [index, step] of path.steps.entries()) {
      // The step has already happened if its actor waits for nothing.
      if (runningMachine.lived().length <= index + 1) await performStep(runningMachine, step)
      checkStep(runningMachine, index + 1, step, `${index + 1}. ${step.name}`)
    }
    expect(runningMachine.lived(), 'nothing else happened').toHaveLength(path.steps.length + 1)
  } finally {
    vi.useRealTimers()
  }
}
