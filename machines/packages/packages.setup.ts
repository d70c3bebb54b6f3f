import { assign, setup } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { getInsurancePackages } from '../../src/api/life'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import type { FlowInput } from '../flow.types'
import type { PackagesContext, PackagesEvent } from './packages.types'

/** Setup of the insurance packages' machine. */
export const packagesSetup = setup({
  types: {
    context: {} as PackagesContext,
    events: {} as PackagesEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
  },
  actors: { loadPackages: callActor(getInsurancePackages), networkBack },
  guards: { answered: (_, { ok }: { readonly ok: boolean }) => ok },
  actions: {
    keepPackages: assign((_, outcome: OutcomeOf<typeof getInsurancePackages>) =>
      outcome.ok ? { packages: outcome.data, technicalError: null } : {},
    ),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBusinessError: assign({ technicalError: 'brokenAnswer' }),
  },
})
