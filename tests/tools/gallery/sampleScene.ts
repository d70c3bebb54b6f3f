import type { Flow } from '../../../tools/flows/schema'
import { looks, type Scene } from '../../../tools/gallery/scene'

/** Returns a screen of the sign-in for the gallery. The file names of its pictures start with `shows`. */
export const sampleScene = (id: string, shows: string, more: Partial<Scene> = {}): Scene => {
  const [light, dark, wide, wideDark] = looks.map((look) => ({
    file: `${shows}-${look}.webp`,
    width: 360,
    height: 740,
  }))
  if (light === undefined || dark === undefined || wide === undefined || wideDark === undefined)
    throw new Error('looks')
  return {
    ...{ id, flow: 'login', states: ['login.waiting'], transitions: [], isStraight: true, texts: [] },
    pictures: { 'phone-light': light, 'phone-dark': dark, 'desk-light': wide, 'desk-dark': wideDark },
    ...more,
  }
}

const stateDefaults = {
  ...{ type: 'atomic', tags: [], slug: null, initial: null, entry: [], exit: [], invokes: [] },
} satisfies Partial<Flow['states'][number]>

/** A flow with the state `waiting` and one transition, `refused`. */
export const sampleFlow: Flow = {
  ...{ id: 'login', kind: 'chart', productLines: [], name: 'Belépés', description: 'Az ügyfél belép.' },
  ...{ sections: [], calls: [], codes: [], starts: [] },
  states: [
    { ...stateDefaults, id: 'login', parent: null, key: 'login', description: 'Az ügyfél belép.' },
    { ...stateDefaults, id: 'login.waiting', parent: 'login', key: 'waiting', description: 'Várunk <a> biztosítóra.' },
  ],
  transitions: [
    {
      ...{ id: 'login.waiting|refused|0', kind: 'answer', event: 'refused', words: 'a biztosító elutasítja' },
      ...{
        source: 'login.waiting',
        targets: [],
        guard: null,
        condition: null,
        actions: [],
        reenter: false,
        raises: [],
      },
    },
  ],
}
