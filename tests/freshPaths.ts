import type { TestProject } from 'vitest/node'
import { currentPathsFolder } from '../tools/testing/currentPathsFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the files of the machines' paths, relative to the project's root. */
    readonly pathsFolder: string
  }
}

const provideIn = (project: TestProject): void => project.provide('pathsFolder', currentPathsFolder())

/**
 * Before all tests, and before each run in watch mode, explores the current machines if they have changed. Provides the
 * folder of their paths to the tests.
 */
export const setup = (project: TestProject): void => {
  provideIn(project)
  project.onTestsRerun(() => provideIn(project))
}
