import type { TestProject } from 'vitest/node'
import { currentPathsFolder } from '../tools/testing/currentPathsFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the files of explored paths, relative to the project's root. */
    readonly pathsFolder: string
  }
}

const provideIn = (project: TestProject): void => project.provide('pathsFolder', currentPathsFolder())

/**
 * Explores the machines' paths if the machines have changed. Runs before all tests, and before each run in watch mode.
 * Gives the tests the folder with the paths.
 */
export const setup = (project: TestProject): void => {
  provideIn(project)
  project.onTestsRerun(() => provideIn(project))
}
