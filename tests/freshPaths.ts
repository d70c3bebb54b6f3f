import type { TestProject } from 'vitest/node'
import { madePaths } from '../tools/testing/madePaths'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the paths through the charts stand, from the project's root. */
    readonly pathsFolder: string
  }
}

const provideIn = (project: TestProject): void => project.provide('pathsFolder', madePaths())

/** Before any test, and before each run of those that watch: the paths are those of the charts as they are now. */
export const setup = (project: TestProject): void => {
  provideIn(project)
  project.onTestsRerun(() => provideIn(project))
}
