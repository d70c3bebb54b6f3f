import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { needsOf } from '../build/pages.ts'

/** Read by Chromium from 136 on, at a script's very beginning only; others pass over it. */
const HINT = '//# allFunctionsCalledOnLoad'

const ofFirstScreens = ['/kezdolap', '/belepes']
  .flatMap((path) => needsOf(path).modules)
  .map((module) => parse(module).name)

/**
 * The scripts of a first screen ask to be compiled as they come, beside the page, since nearly all of them runs at once: 4 % of
 * the time until home answers. Not the others, of which most waits to be used.
 */
export function compileHint(): Plugin {
  return {
    name: 'portal:compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !(part.isEntry || ofFirstScreens.includes(part.name))) continue
          part.code = `${HINT}\n${part.code}`
        }
      },
    },
  }
}
