import { readdirSync, readFileSync } from 'node:fs'

/** Reads the files of a folder and its subfolders whose names match. */
export const sourcesIn = (folder: string, names: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
