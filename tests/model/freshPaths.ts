import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the paths through the charts stand, from the project's root. */
    readonly pathsFolder: string
  }
}

const provideIn = (project: TestProject): void => {
  const folder = execFileSync('node', ['tools/run.mjs', 'tools/paths.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('pathsFolder', folder.trim())
}

/** Before any test, and before each run of those that watch: the paths are those of the charts as they are now. */
export const setup = (project: TestProject): void => {
  provideIn(project)
  project.onTestsRerun(() => provideIn(project))
}
