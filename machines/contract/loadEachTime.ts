import type { ListRequested } from './contract.types'

/**
 * Calls `load` with the input, and again with the input of each request. A newer load aborts the older one, whose data
 * may be older than the change that caused the newer load. Call the returned function to stop this.
 */
export const loadEachTime = <Input>(
  input: Input,
  receive: (listener: (request: ListRequested<Input>) => void) => void,
  load: (input: Input, signal: AbortSignal) => unknown,
): (() => void) => {
  let controller = new AbortController()
  const start = (newInput: Input): void => {
    controller.abort()
    controller = new AbortController()
    load(newInput, controller.signal)
  }
  start(input)
  receive((request) => start(request.input))
  return () => controller.abort()
}
