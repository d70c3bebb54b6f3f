import { type AnyStateMachine, createActor } from 'xstate'
import { lineMachine } from '../../../machines/line/line.machine'
import { waitMachine } from '../../../machines/line/wait.machine'
import { releaseMachine } from '../../../machines/release/release.machine'
import { tabMachine } from '../../../machines/tab/tab.machine'
import { stubActor } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { load } from '../../machines/kit/story'
import { type Opening, openStarted } from './stage'

/** Starts a machine beside the portal, as the browser does. No screen shows the machine. */
const openBeside =
  (machine: AnyStateMachine, stubs: readonly string[]): Opening =>
  async (path, fake) => {
    const opened = await openStarted('/kezdolap', fake)
    await load(fake, 'loadModule')
    const stubbed = machine.provide({ actors: Object.fromEntries(stubs.map((src) => [src, stubActor(src)])) })
    const actor = createActor(stubbed, { parent: opened.app, input: path.input }).start()
    await runPendingCallbacks()
    return { ...opened, actor: () => actor }
  }

/** Openings of the machines that start beside the portal, by machine id. */
export const besideOpenings: Readonly<Record<string, Opening>> = {
  tab: openBeside(tabMachine, ['look', 'hold', 'newId']),
  release: openBeside(releaseMachine, ['ask']),
  line: openBeside(lineMachine, ['look', 'rest', 'wait']),
  wait: openBeside(waitMachine, ['rest']),
}
