import { expect, test } from 'vitest'
import type { Flow } from '../../../tools/flows/schema'
import { pictureFilesOf, screensIn } from '../../../tools/flows/screens'
import type { ViewerData } from '../../../tools/flows/viewer/data'
import { screensOf, stateWithText } from '../../../tools/flows/viewer/screens'
import { sampleFlow, sampleScene } from '../gallery/sampleScene'
import { emptyViewer } from './emptyViewer'

const [root, waiting] = sampleFlow.states
if (root === undefined || waiting === undefined) throw new Error('The sample has no states')

const scenes = [
  sampleScene('login.waiting', 'a', { texts: ['Kérjük, várjon.'] }),
  sampleScene('login.waiting.later', 'b', { transitions: ['login.waiting|refused|0'], texts: ['Nem sikerült.'] }),
]

const empty: ViewerData = { ...emptyViewer, flows: [sampleFlow] }
const data: ViewerData = { ...empty, screens: screensIn(scenes, [sampleFlow], true) }

test('screensOf returns the screens of a state with their conditions and texts', () => {
  const { screens, of } = screensOf(data, sampleFlow, waiting)
  expect(of).toBeNull()
  expect(screens.map(({ reason, texts }) => [reason, texts])).toEqual([
    ['', ['Kérjük, várjon.']],
    ['Ha a biztosító elutasítja.', ['Nem sikerült.']],
  ])
})

test('only the first screen of a state has pictures, in light and dark mode', () => {
  expect(pictureFilesOf(data.screens)).toEqual(['a-phone-light.webp', 'a-phone-dark.webp'])
})

test('screens keep their texts if there are no pictures', () => {
  const screens = screensIn(scenes, [sampleFlow], false)
  expect(pictureFilesOf(screens)).toEqual([])
  expect(screensOf({ ...data, screens }, sampleFlow, waiting).screens).toHaveLength(2)
})

test('a state without a screen of its own shows the screen of another case, with the name of that case', () => {
  const caseOf = (id: string, name: string): Flow => ({
    ...{ ...sampleFlow, id, name, kind: 'case', states: [root, { ...waiting, id: `${id}.waiting` }] },
  })
  const [visited, other] = [caseOf('kgfb.bonus', 'Bonus'), caseOf('casco.bonus', 'Casco')]
  const caseScreens = screensIn(
    [sampleScene('kgfb.bonus.waiting', 'a', { flow: 'kgfb.bonus', states: ['kgfb.bonus.waiting'] })],
    [visited, other],
    false,
  )
  const [, state] = other.states
  if (state === undefined) throw new Error('The case has no state')
  const found = screensOf({ ...empty, flows: [visited, other], screens: caseScreens }, other, state)
  expect(found.of).toBe('Bonus')
  expect(found.screens).toHaveLength(1)
})

test('stateWithText returns the state that shows a text', () => {
  expect(stateWithText(data, 'login', 'Kérjük, várjon.')).toBe('login.waiting')
  expect(stateWithText(data, 'login', 'Sehol.')).toBeUndefined()
})
