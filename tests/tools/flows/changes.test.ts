import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { changesBetween, groupByWords } from '../../../tools/flows/changes/changes'
import { layOut } from '../../../tools/flows/drawing/layout'
import type { Flow, FlowTransition } from '../../../tools/flows/schema'
import { readTexts } from '../../../tools/flows/texts'

const { flows } = catalogueOf(readTexts())
const flow = (id: string): Flow => {
  const found = flows.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${id} is not in the catalogue`)
  return found
}
const upload = flow('upload')
const [first, ...others] = upload.transitions
if (first === undefined) throw new Error('The upload has no transitions')

/** Returns the flow of the upload, with one transition changed. */
const withOther = (other: Partial<FlowTransition>): Flow => ({
  ...upload,
  transitions: [{ ...first, ...other }, ...others],
})

const only = (before: Flow, after: Flow) => {
  const [changed, ...more] = changesBetween([before], [after])
  expect(more).toEqual([])
  if (changed === undefined) throw new Error('Nothing was found to have changed')
  return changed
}

describe('the changes between two revisions', () => {
  test('omit a flow whose transitions differ only in their order', () => {
    expect(changesBetween(flows, flows)).toEqual([])
    const moved = { ...upload, transitions: upload.transitions.toReversed() }
    expect(changesBetween([upload], [moved])).toEqual([])
  })

  test('list an added and a removed flow', () => {
    const changeList = changesBetween([upload], [flow('logout')]).map(({ change }) => [change.kind, change.words])
    expect(changeList).toEqual([
      ['added', [`Új folyamat: ${flow('logout').description}`]],
      ['removed', [`Megszűnt folyamat: ${upload.description}`]],
    ])
  })

  test('keep a removed state and its transitions in the chart, marked as removed', async () => {
    const gone = upload.states.at(-1)
    if (gone === undefined) throw new Error('The upload has no states')
    const less: Flow = {
      ...upload,
      states: upload.states.filter((state) => state !== gone),
      transitions: upload.transitions.filter(({ source, targets }) => source !== gone.id && !targets.includes(gone.id)),
    }
    const { flow: merged, change } = only(upload, less)
    expect(change.states).toEqual({ [gone.id]: 'removed' })
    expect(change.words[0]).toBe(`Megszűnt helyzet: „${gone.description}”`)
    expect(Object.values(change.transitions)).toContain('removed')
    expect((await layOut(merged)).boxes).toHaveProperty([gone.id])
    const reverse = only(less, upload)
    expect(reverse.change.states).toEqual({ [gone.id]: 'added' })
  })

  test('show the former target of a changed transition', () => {
    const target = upload.states.find(({ id, parent }) => parent !== null && !first.targets.includes(id))
    if (target === undefined) throw new Error('There is nowhere else')
    const { change, flow: merged } = only(upload, withOther({ targets: [target.id] }))
    expect(change.words).toHaveLength(1)
    expect(change.words[0]).toMatch(/^Máshová vezet: „.*” .* → .* \(eddig: .*\)$/)
    expect(change.transitions).toEqual({ [first.id]: 'changed', [`${first.id} (régi)`]: 'removed' })
    expect(new Set(merged.transitions.map(({ id }) => id)).size).toBe(merged.transitions.length)
  })

  test('show a changed guard as a removed and an added transition', () => {
    const { change } = only(upload, withOther({ guard: { type: 'isElse', params: null }, condition: 'más a helyzet' }))
    expect(change.words.map((line) => line.replace(/:.*/, ''))).toEqual(['Új út', 'Megszűnt út'])
  })

  test('list a change only once even if several flows share it', () => {
    const other = { ...upload, id: 'other' }
    const later = (one: Flow): Flow => ({ ...one, name: 'Más' })
    const changeList = groupByWords(changesBetween([upload, other], [later(upload), later(other)]))
    expect(changeList.map(({ flows: of, words }) => [of.length, words])).toEqual([
      [2, ['Más a neve: Fájl feltöltése → Más']],
    ])
  })
})
