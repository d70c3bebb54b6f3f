import { expect, it } from 'vitest'
import { inProject } from '../../tools/vite/inProject'

it.each([
  '/home/a/portal/',
  '/home/machines/src/screens/signIn/',
  '/home/egy mappa/árvíztűrő (másolat) [2]+$/',
  'C:/a/machines/',
])('the pattern of a project in %s matches only paths inside that project', (folder) => {
  const machines = inProject('machines/.*\\.tsx?$', folder)
  expect(`${folder}machines/auth/login.ts`).toMatch(machines)
  expect(`${folder}src/api/machines.ts`).not.toMatch(machines)
  expect(`${folder}src/modules/signIn.ts`).not.toMatch(machines)
  const either = inProject('src/a\\.ts$|src/b\\.ts$', folder)
  expect(`${folder}src/b.ts`).toMatch(either)
  expect(`${folder}mocks/src/b.ts`).not.toMatch(either)
})

it('inProject uses the folder of this project by default', () => {
  expect(import.meta.filename).toMatch(inProject('tests/tools/inProject\\.test\\.ts$'))
})
