import { type Look, looks, type Scene } from './scene'

/** A screen that differs between two runs, and the looks that differ. */
export interface ChangedScene {
  readonly before: Scene
  readonly after: Scene
  readonly looks: readonly Look[]
}

/** The difference between two gallery runs. */
export interface Difference {
  readonly changed: readonly ChangedScene[]
  /** Screens that are only in the second run, and only in the first. */
  readonly added: readonly Scene[]
  readonly gone: readonly Scene[]
}

/** Compares two runs screen by screen. Pictures with the same name are equal. */
export const compare = (before: readonly Scene[], after: readonly Scene[]): Difference => {
  const sceneById = new Map(before.map((scene) => [scene.id, scene]))
  const idsAfter = new Set(after.map(({ id }) => id))
  return {
    changed: after.flatMap((scene) => {
      const old = sceneById.get(scene.id)
      if (old === undefined) return []
      const different = looks.filter((look) => old.pictures[look].file !== scene.pictures[look].file)
      return different.length === 0 ? [] : [{ before: old, after: scene, looks: different }]
    }),
    added: after.filter(({ id }) => !sceneById.has(id)),
    gone: before.filter(({ id }) => !idsAfter.has(id)),
  }
}
