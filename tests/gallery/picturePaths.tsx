import './still.css'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { commands } from 'vitest/browser'
import { digest } from '../../machines/digest'
import type { Scene } from '../../tools/gallery/scene'
import { shardOf } from '../screens/paths/shards'
import { prepareScreens, STANDING, type StepCheck, walk } from '../screens/paths/walk'
import { looksOf } from '../screens/support/page'
import { dress, readTexts, takePictures } from './pictures'

/**
 * Returns two functions. `look` takes a picture of each state of a machine that the walk reaches, and another one if
 * the page of a known state has a new structure. `scenes` returns the pictures.
 */
const photographer = (flow: string) => {
  const scenes = new Map<string, Scene>()
  const looksByRoute = new Map<string, Set<string>>()

  const look =
    (isStraight: boolean): StepCheck =>
    async (_stage, { states, transitions }) => {
      // Takes no picture before React renders the first screen. The portal shows the prerendered HTML then.
      if (document.querySelector('main') === null) return
      const route = states.join('+')
      const looks = looksOf()
      const knownLooks = looksByRoute.get(route)
      if (knownLooks?.has(looks)) return
      looksByRoute.set(route, new Set([...(knownLooks ?? []), looks]))
      const id = knownLooks === undefined ? route : `${route}.${digest(transitions.join(' '))}`
      if (scenes.has(id)) return
      scenes.set(id, { id, flow, states, transitions, isStraight, texts: readTexts(), pictures: await takePictures() })
    }
  return { look, scenes: () => [...scenes.values()] }
}

/**
 * Takes pictures on the chosen paths of some models. The models are divided into shards, so that they can run in
 * parallel.
 */
export const picturePaths = async (shard: number): Promise<void> => {
  prepareScreens(STANDING)
  beforeAll(dress)

  for (const { model, made } of await shardOf(shard)) {
    const flow = model.machine.id
    const { look, scenes } = photographer(flow)
    describe(flow, () => {
      test.each(made.onScreens.map((path) => [path.id, path.title, path] as const))('%s %s', (_id, _title, path) =>
        walk(path, look(made.straight === null || path.id === made.straight.id)),
      )
      afterAll(() => commands.keepScenes(flow, scenes()))
    })
  }
}
