import { existsSync } from 'node:fs'
import { captionOf } from '../gallery/caption'
import type { Scene } from '../gallery/scene'
import { readScenes } from '../gallery/scenes'
import type { Flow } from './schema'
import type { ShownScreen, ViewerData } from './viewer/data'

/** Reads the screens that the last run of the gallery has written. Returns an empty list if the gallery has not run. */
export const scenesIn = (folder: string): readonly Scene[] =>
  existsSync(`${folder}/scenes.json`) ? readScenes(folder) : []

/**
 * Returns each flow's screens, by flow id. If `hasPictures`, a state's first screen has the names of its pictures on a
 * phone.
 */
export const screensIn = (
  scenes: readonly Scene[],
  flows: readonly Flow[],
  hasPictures: boolean,
): ViewerData['screens'] => {
  const screenOf = (flow: Flow, scene: Scene): ShownScreen => {
    const { states, texts, pictures } = scene
    const { reason } = captionOf(flow, scene)
    const isFirst = reason === ''
    const { 'phone-light': light, 'phone-dark': dark } = pictures
    return { states, reason, texts, pictures: hasPictures && isFirst ? { light: light.file, dark: dark.file } : null }
  }
  return Object.fromEntries(
    flows.map((flow) => [
      flow.id,
      scenes.filter((scene) => scene.flow === flow.id).map((scene) => screenOf(flow, scene)),
    ]),
  )
}

/** Returns the files of all pictures of these screens, each once. */
export const pictureFilesOf = (screens: ViewerData['screens']): readonly string[] => [
  ...new Set(
    Object.values(screens).flatMap((shownScreens) =>
      shownScreens.flatMap(({ pictures }) => (pictures ? Object.values(pictures) : [])),
    ),
  ),
]
