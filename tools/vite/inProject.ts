import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')

/**
 * Matches the modules of the project by their path inside of it. Bundlers tell the whole path, and the folders above may
 * be called like the ones that are meant.
 *
 * @param folder the project's folder, with forward slashes and one at its end.
 */
export function inProject(pattern: string, folder = projectFolder): RegExp {
  return new RegExp(`^${folder.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?:${pattern})`)
}
