import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { useSelector } from '../../src/app/useSelector'
import { useShown } from '../../src/app/useShown'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Numbers {
  readonly seen: number
  readonly unseen: number
}

const counting = () =>
  createActor(
    fromTransition(
      (context: Numbers, { type }: { readonly type: 'seen' | 'unseen' | 'failed' }): Numbers => {
        if (type === 'failed') throw new Error('It cannot go on')
        return { ...context, [type]: context[type] + 1 }
      },
      { seen: 0, unseen: 0 },
    ),
  ).start()

type Counter = ReturnType<typeof counting>

test('a view is drawn again when what it shows of an actor is another, and only then', () => {
  const counter = counting()
  let drawn = 0
  function Shows({ of }: { readonly of: Counter }) {
    drawn += 1
    return useSelector(of, ({ context }) => context.seen)
  }
  render(<Shows of={counter} />)
  act(() => counter.send({ type: 'unseen' }))
  expect(drawn).toBe(1)
  act(() => counter.send({ type: 'seen' }))
  expect(drawn).toBe(2)
  expect(screen.getByText('1')).toBeVisible()
})

test('a list that is made anew each time, and holds the same, is no reason to draw', () => {
  const counter = counting()
  let drawn = 0
  function Shows({ of }: { readonly of: Counter }) {
    drawn += 1
    return useShown(of, ({ context }) => [context.seen, 'times']).join(' ')
  }
  render(<Shows of={counter} />)
  act(() => counter.send({ type: 'unseen' }))
  expect(drawn).toBe(1)
  act(() => counter.send({ type: 'seen' }))
  expect(screen.getByText('1 times')).toBeVisible()
})

test('who has no actor to look at is told of none, and sees the one that comes', () => {
  function Shows({ of }: { readonly of: Counter | undefined }) {
    return useSelector(of, (snapshot) => snapshot?.context.seen ?? 'nobody')
  }
  const { rerender } = render(<Shows of={undefined} />)
  expect(screen.getByText('nobody')).toBeVisible()
  const counter = counting()
  rerender(<Shows of={counter} />)
  act(() => counter.send({ type: 'seen' }))
  expect(screen.getByText('1')).toBeVisible()
})

test('an actor that has failed fails the view that shows it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const counter = counting()
  function Shows({ of }: { readonly of: Counter }) {
    return useSelector(of, ({ context }) => context.seen)
  }
  render(<Shows of={counter} />)
  expect(() => act(() => counter.send({ type: 'failed' }))).toThrow('It cannot go on')
})
