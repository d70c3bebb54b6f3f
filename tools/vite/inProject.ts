import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')

/**
 * Matches the project's modules by their path inside the project. Bundlers pass the whole path, and a parent folder may
 * have the same name as a project folder.
 *
 * @param folder the project's folder, with forward slashes and one at its end.
 */
export function inProject(pattern: string, folder = projectFolder): RegExp {
  return new RegExp(`^${folder.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?:${pattern})`)
}
