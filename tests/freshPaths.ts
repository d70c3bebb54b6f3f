import type { TestProject } from 'vitest/node'
import { currentPathsFolder } from '../tools/testing/currentPathsFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the machines' paths, from the project's root. */
    readonly pathsFolder: string
  }
}

const provideIn = (project: TestProject): void => project.provide('pathsFolder', currentPathsFolder())

/** Makes the paths of the current machines before all tests, and before each run in watch mode. */
export const setup = (project: TestProject): void => {
  provideIn(project)
  project.onTestsRerun(() => provideIn(project))
}
