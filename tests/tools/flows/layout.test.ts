import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { isDrawn } from '../../../tools/flows/drawing/drawn'
import { type Drawing, layOut, type Rectangle } from '../../../tools/flows/drawing/layout'
import { wrap } from '../../../tools/flows/drawing/wrap'
import type { Flow } from '../../../tools/flows/schema'
import { readTexts } from '../../../tools/flows/texts'

const { flows } = catalogueOf(readTexts())

/** `suggestions` is a parallel machine with compound states. In `signature`, every state leads to a shared state. */
describe.each(['suggestions', 'signature'])('the drawing of %s', (id) => {
  let flow: Flow
  let drawing: Drawing
  beforeAll(async () => {
    const found = flows.find((one) => one.id === id)
    if (found === undefined) throw new Error(`${id} is not in the catalogue`)
    flow = found
    drawing = await layOut(flow)
  })

  const boxOf = (state: string): Rectangle => drawing.boxes[state] ?? { x: 0, y: 0, width: 0, height: 0 }
  const isIn = (inner: Rectangle, outer: Rectangle): boolean =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  const meets = (a: Rectangle, b: Rectangle): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

  test('places each state inside its parent, without overlapping its siblings', () => {
    const states = flow.states.filter(({ parent }) => parent !== null)
    expect(states.filter((state) => boxOf(state.id).width === 0).map((state) => state.id)).toEqual([])
    const outside = states.filter(({ id: state, parent }) => parent !== id && !isIn(boxOf(state), boxOf(parent ?? '')))
    expect(outside).toEqual([])
    const overlapping = states.filter((one) =>
      states.some((other) => one !== other && one.parent === other.parent && meets(boxOf(one.id), boxOf(other.id))),
    )
    expect(overlapping).toEqual([])
  })

  test('has a right-angled arrow with a label for each transition with a target', () => {
    const drawnIds = drawing.arrows.flatMap(({ transitions }) => transitions)
    expect(flow.transitions.filter(isDrawn).filter((one) => !drawnIds.includes(one.id))).toEqual([])
    const crooked = drawing.arrows.filter(({ points }) =>
      points.some(([x, y], index) => {
        const [beforeX, beforeY] = points[index - 1] ?? [x, y]
        return x !== beforeX && y !== beforeY
      }),
    )
    expect(crooked).toEqual([])
    const page = { x: 0, y: 0, width: drawing.width, height: drawing.height }
    const wordless = drawing.arrows.filter(
      ({ transitions, label }) => transitions.length > 0 && (label === null || !isIn(label, page)),
    )
    expect(wordless).toEqual([])
  })
})

test('the function wrap breaks a text only between words', () => {
  expect(wrap('egy kettő három', 9)).toEqual(['egy kettő', 'három'])
  expect(wrap('megszentségteleníthetetlen szó', 5)).toEqual(['megszentségteleníthetetlen', 'szó'])
})
