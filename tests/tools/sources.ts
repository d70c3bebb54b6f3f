import { readdirSync, readFileSync } from 'node:fs'

/** Returns the content of each file in a folder and its subfolders whose path matches `names`. */
export const sourcesIn = (folder: string, names: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
