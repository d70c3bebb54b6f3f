import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Flow } from '../flows/schema'
import { type Scene, scenesSchema } from './scene'

const SCENES_FILE = 'scenes.json'

/** Reads the screens of a run from its folder. @throws if absent. */
export const readScenes = (folder: string): readonly Scene[] =>
  v.parse(scenesSchema, JSON.parse(readFileSync(`${folder}/${SCENES_FILE}`, 'utf8'))).scenes

/**
 * Merges the scene files of all walks into one file, and removes them. Returns the scenes in the order of the flows.
 */
export const mergeScenes = (folder: string, flows: readonly Pick<Flow, 'id'>[]): readonly Scene[] => {
  const flowOrder = flows.map(({ id }) => id)
  const sceneData: readonly unknown[] = readdirSync(`${folder}/scenes`).flatMap((name) =>
    JSON.parse(readFileSync(`${folder}/scenes/${name}`, 'utf8')),
  )
  const { scenes } = v.parse(scenesSchema, { version: 1, scenes: sceneData })
  const sortedScenes = scenes.toSorted((each, other) => flowOrder.indexOf(each.flow) - flowOrder.indexOf(other.flow))
  writeFileSync(`${folder}/${SCENES_FILE}`, `${JSON.stringify({ version: 1, scenes: sortedScenes })}\n`)
  rmSync(`${folder}/scenes`, { recursive: true })
  return sortedScenes
}
