import { fileURLToPath } from 'node:url'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')

/**
 * Returns a pattern that matches modules by their path inside the project. Bundlers pass whole paths, and a parent
 * folder may have the same name as a folder of the project.
 * @param folder the project's folder with forward slashes and a slash at the end.
 */
export function inProject(pattern: string, folder = projectFolder): RegExp {
  return new RegExp(`^${folder.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?:${pattern})`)
}
