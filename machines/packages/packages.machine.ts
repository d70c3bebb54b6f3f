import { errorOf, eventOutput } from '../actors/call'
import { packagesSetup } from './packages.setup'

/**
 * Biztosítási csomagok: the covers of a contract, the insured persons and the beneficiaries. A flow of the contract's
 * menu.
 */
export const packagesMachine = packagesSetup.createMachine({
  id: 'packages',
  description: 'A szerződés csomagjai: fedezetek, biztosítottak és kedvezményezettek.',
  context: ({ input: { step: _, ...input } }) => ({ ...input, packages: null, technicalError: null }),
  initial: 'loadingPackages',
  states: {
    loadingPackages: {
      description: 'Betöltjük a szerződés csomagjait.',
      tags: 'busy',
      invoke: {
        id: 'loadPackages',
        src: 'loadPackages',
        input: {},
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'viewing',
            actions: { type: 'keepPackages', params: eventOutput },
          },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    viewing: { description: 'Az ügyfél megnézi, mit fedez a szerződése.' },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal automatikusan is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingPackages' },
      on: { 'load.retried': 'loadingPackages' },
    },
  },
})

export type PackagesMachine = typeof packagesMachine
