import type { startSandbox } from '../mocks/sandbox/server'

/** Starts the insurer's server; its code is loaded only when somebody asks for it. */
export async function sandboxAt(port: number): ReturnType<typeof startSandbox> {
  const sandbox = await import('../mocks/sandbox/server')
  return sandbox.startSandbox({ port })
}
