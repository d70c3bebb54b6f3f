import * as v from 'valibot'
import { applyScenario } from '../scenarios'
import { INNER_ORIGIN, type Worlds } from './worlds'

/**
 * Steers a world from outside: POST `__sandbox/reset`, `__sandbox/scenario` (a `ScenarioInput`) and `__sandbox/clock`
 * (`{ advanceMs }`). `undefined` for any other request.
 */
export const control = async (worlds: Worlds, name: string, request: Request): Promise<Response | undefined> => {
  const [, what] = /^\/__sandbox\/(\w+)$/.exec(request.url.slice(INNER_ORIGIN.length)) ?? []
  if (what === undefined || request.method !== 'POST') return undefined
  try {
    steer(worlds, name, what, await bodyOf(request))
    return Response.json({})
  } catch (error) {
    return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 400 })
  }
}

const steer = (worlds: Worlds, name: string, what: string, body: unknown): void => {
  const { world } = worlds.get(name)
  switch (what) {
    case 'reset':
      worlds.reset(name)
      return
    case 'scenario':
      applyScenario(world, body)
      return
    case 'clock':
      world.state.clockOffset += v.parse(v.object({ advanceMs: v.number() }), body).advanceMs
      return
    default:
      throw new Error(`Nothing is called "${what}": there are reset, scenario and clock.`)
  }
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}
