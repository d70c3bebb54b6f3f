import { type Look, looks, type Scene } from './scene'

/** A screen that differs between two runs. `looks` are the looks that differ, e.g. a phone in dark mode. */
export interface ChangedScene {
  readonly before: Scene
  readonly after: Scene
  readonly looks: readonly Look[]
}

/** The difference between two gallery runs. */
export interface Difference {
  readonly changed: readonly ChangedScene[]
  /** Screens that only the second run has (`added`), and screens that only the first run has (`gone`). */
  readonly added: readonly Scene[]
  readonly gone: readonly Scene[]
}

/** Compares two runs screen by screen. Pictures with the same name are equal. */
export const compareRuns = (earlierScenes: readonly Scene[], laterScenes: readonly Scene[]): Difference => {
  const sceneById = new Map(earlierScenes.map((scene) => [scene.id, scene]))
  const idsAfter = new Set(laterScenes.map(({ id }) => id))
  return {
    changed: laterScenes.flatMap((scene) => {
      const earlierScene = sceneById.get(scene.id)
      if (earlierScene === undefined) return []
      const changedLooks = looks.filter((look) => earlierScene.pictures[look].file !== scene.pictures[look].file)
      return changedLooks.length === 0 ? [] : [{ before: earlierScene, after: scene, looks: changedLooks }]
    }),
    added: laterScenes.filter(({ id }) => !sceneById.has(id)),
    gone: earlierScenes.filter(({ id }) => !idsAfter.has(id)),
  }
}
