import { errorOf } from '../actors/call'
import type { FlowInput } from '../flow.types'
import { innerPathOf } from '../routes'
import { contractSetup, leaveTransitions } from './contract.setup'
import type { ContractContext } from './contract.types'
import { entryRouteOf } from './route'

/**
 * The states of a flow, which is a menu entry with its own machine. The customer can leave a flow at once, without a
 * question about unsaved answers.
 */
export const flowStates = {
  openingFlow: contractSetup.createStateConfig({
    ...leaveTransitions,
    description: 'A kiválasztott menüpont betöltődik.',
    tags: 'busy',
    invoke: {
      id: 'openFlow',
      src: 'openFlow',
      input: ({ context }) => ({
        productLine: context.productLine,
        header: context.header,
        key: entryRouteOf(context).key,
      }),
      onDone: 'inFlow',
      onError: { target: 'headerFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
    },
  }),
  inFlow: contractSetup.createStateConfig({
    description: 'Az ügyfél olyat néz vagy intéz, ami bármikor otthagyható.',
    invoke: {
      id: 'flow',
      src: 'flow',
      input: ({ context }: { readonly context: ContractContext }): FlowInput => ({
        productLine: context.productLine,
        contractNumber: context.contractNumber,
        step: innerPathOf(entryRouteOf(context)),
      }),
    },
    on: {
      'departure.requested': [
        {
          guard: { type: 'staysInFlow', params: ({ event }) => event.to },
          actions: { type: 'requestFlowStep', params: ({ event }) => event.to },
        },
        ...leaveTransitions.on['departure.requested'],
      ],
      'flow.moved': { actions: [{ type: 'followFlow', params: ({ event }) => event.step }, 'tellMoved'] },
      'case.submitted': { actions: { type: 'noteChange', params: 'submission' } },
    },
  }),
} as const
