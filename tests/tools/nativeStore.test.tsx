import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSyncExternalStoreWithSelector } from '../../tools/vite/nativeStore'

afterEach(cleanup)

type State = { name: string; visits: number }

function store(state: State) {
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (changes: Partial<State>) => {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
  }
}

const nameOf = (state: State): readonly string[] => [state.name]
const isSame = (a: readonly string[], b: readonly string[]): boolean => a[0] === b[0]

test('a component follows what it selected, and rests while the selection stays equal', () => {
  const visitors = store({ name: 'Anna', visits: 1 })
  let renders = 0
  function Name() {
    renders += 1
    return <p>{useSyncExternalStoreWithSelector(visitors.subscribe, visitors.read, undefined, nameOf, isSame)}</p>
  }
  render(<Name />)
  act(() => visitors.change({ visits: 2 }))
  expect(renders).toBe(1)
  act(() => visitors.change({ name: 'Béla' }))
  expect(screen.getByText('Béla')).toBeTruthy()
  expect(renders).toBe(2)
})
