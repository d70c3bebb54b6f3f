import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Flow } from '../flows/schema'
import { type Scene, scenesSchema } from './scene'

const FILE = 'scenes.json'

/** Reads the screens of a run from its folder. @throws if absent. */
export const readScenes = (folder: string): readonly Scene[] =>
  v.parse(scenesSchema, JSON.parse(readFileSync(`${folder}/${FILE}`, 'utf8'))).scenes

/** Merges the scene files of all walks. The result has the order of the flows. */
export const mergeScenes = (folder: string, flows: readonly Pick<Flow, 'id'>[]): readonly Scene[] => {
  const order = flows.map(({ id }) => id)
  const sceneData: readonly unknown[] = readdirSync(`${folder}/scenes`).flatMap((name) =>
    JSON.parse(readFileSync(`${folder}/scenes/${name}`, 'utf8')),
  )
  const { scenes } = v.parse(scenesSchema, { version: 1, scenes: sceneData })
  const sorted = scenes.toSorted((one, other) => order.indexOf(one.flow) - order.indexOf(other.flow))
  writeFileSync(`${folder}/${FILE}`, `${JSON.stringify({ version: 1, scenes: sorted })}\n`)
  rmSync(`${folder}/scenes`, { recursive: true })
  return sorted
}
