import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfOtherRun } from '../../../tools/gallery/otherRun'
import { mergeScenes, readScenes } from '../../../tools/gallery/scenes'
import { sampleScene } from './sampleScene'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'gallery-'))
  mkdirSync(`${path}/scenes`)
  return path
}

const write = (path: string, flow: string): void =>
  writeFileSync(`${path}/scenes/${flow}.json`, JSON.stringify([sampleScene(`${flow}.waiting`, 'a', { flow })]))

test('the scenes of all flows are collected in one file, in the order of the flows', () => {
  const path = folder()
  write(path, 'dap')
  write(path, 'login')
  const flows = mergeScenes(path, [{ id: 'login' }, { id: 'dap' }]).map(({ flow }) => flow)
  expect(flows).toEqual(['login', 'dap'])
  expect(readScenes(path).map(({ flow }) => flow)).toEqual(flows)
  expect(existsSync(`${path}/scenes`)).toBe(false)
})

test('folderOfOtherRun returns the given folder if it already contains a run of the gallery', async () => {
  const path = folder()
  write(path, 'login')
  mergeScenes(path, [{ id: 'login' }])
  expect(await folderOfOtherRun(path, [])).toBe(path)
})

test('folderOfOtherRun throws an error with the name of an unknown revision', async () => {
  await expect(folderOfOtherRun('no-such-revision', [])).rejects.toThrow('no-such-revision')
})
