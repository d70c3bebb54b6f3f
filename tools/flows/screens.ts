import { existsSync } from 'node:fs'
import { captionOf } from '../gallery/caption'
import type { Scene } from '../gallery/scene'
import { readScenes } from '../gallery/scenes'
import type { Flow } from './schema'
import type { ShownScreen, ViewerData } from './viewer/data'

/** Returns the screens that the last gallery run has written; empty if there was no run. */
export const scenesIn = (folder: string): readonly Scene[] =>
  existsSync(`${folder}/scenes.json`) ? readScenes(folder) : []

/** The screens of each flow for the viewer; `hasPictures` adds the file names of each state's phone pictures. */
export const screensIn = (
  scenes: readonly Scene[],
  flows: readonly Flow[],
  hasPictures: boolean,
): ViewerData['screens'] => {
  const shown = (flow: Flow, scene: Scene): ShownScreen => {
    const { states, texts, pictures } = scene
    const { reason } = captionOf(flow, scene)
    const isFirst = reason === ''
    const { 'phone-light': light, 'phone-dark': dark } = pictures
    return { states, reason, texts, pictures: hasPictures && isFirst ? { light: light.file, dark: dark.file } : null }
  }
  return Object.fromEntries(
    flows.map((flow) => [flow.id, scenes.filter((scene) => scene.flow === flow.id).map((scene) => shown(flow, scene))]),
  )
}

/** Returns the files of all pictures of these screens, each once. */
export const filesOf = (screens: ViewerData['screens']): readonly string[] => [
  ...new Set(
    Object.values(screens).flatMap((all) => all.flatMap(({ pictures }) => (pictures ? Object.values(pictures) : []))),
  ),
]
