import { assign, fromPromise, setup } from 'xstate'
import { requestPhoneCall } from '../../../src/api/session'
import { technicalErrorTypeOf } from '../../../src/api/technicalError'
import { callActor, errorOf, eventOutput } from '../../actors/call'
import { normaliseTyped } from '../../normaliseTyped'
import { servicesOf } from '../../services'
import { SAVED_LOGIN, SAVED_PHONE_REQUEST } from '../../storageKeys'
import { checkPhone, normalisePhone } from '../../validation/phone'
import { writeKey } from '../../writeKey'
import { checkContractNumber, normaliseContractNumber } from '../answers'
import { readSavedLogin } from '../readSaved'
import { factsOfTypedNumber } from './about'
import type {
  ContractNumberError,
  PhoneRequestContext,
  PhoneRequestEvent,
  PhoneRequestInput,
  PhoneRequestOutput,
} from './phoneRequest.types'
import { phoneRequestStartOf, type SavedPhoneRequest, savedPhoneRequestOf } from './saved'

/**
 * Restores the request from the tab's storage. If none is stored and the customer opened the page by its address, uses
 * the data of the sign-in started in this tab.
 */
const restoreActor = fromPromise<SavedPhoneRequest, PhoneRequestInput>(async ({ input, system }) => {
  const { storage, newId } = servicesOf(system)
  return phoneRequestStartOf(input, storage.read(SAVED_PHONE_REQUEST), readSavedLogin(storage.read(SAVED_LOGIN)), newId)
})

const checkTypedContractNumber = (typed: string): ContractNumberError | null => {
  const error = checkContractNumber(typed)
  return error && { name: error.name === 'missing' ? 'missing' : 'malformed' }
}

const REQUEST_TYPES = {
  addNumber: 'add-number',
  notAuthenticatedWithPhone: 'not-authenticated-with-phone',
  // The portal sends `add-number` if it does not know the reason for the request.
  unknown: 'add-number',
} as const

const requestBodyOf = (context: PhoneRequestContext) => ({
  contractNumber: normaliseContractNumber(context.contractNumber),
  phoneNumber: normalisePhone(context.phone),
  type: REQUEST_TYPES[factsOfTypedNumber(context).kind],
})

const bodyKeyOf = (context: PhoneRequestContext): string => writeKey(context.requestId, requestBodyOf(context))

/** Returns the idempotency key. The same request has the same key, until the insurer rejects the request. */
const idempotencyKeyOf = (context: PhoneRequestContext): string => {
  const bodyKey = bodyKeyOf(context)
  return `${bodyKey}-${context.refused.filter((refusedKey) => refusedKey === bodyKey).length}`
}

/** Requests a phone call because a phone number is missing or has changed (specification, sections 2 and 4). */
export const phoneRequestMachine = setup({
  types: {
    context: {} as PhoneRequestContext,
    events: {} as PhoneRequestEvent,
    input: {} as PhoneRequestInput,
    output: {} as PhoneRequestOutput,
    tags: {} as 'form' | 'busy' | 'outcome',
  },
  actors: { restore: restoreActor, request: callActor(requestPhoneCall) },
  guards: {
    isWellFormed: ({ context }) =>
      checkPhone(context.phone) === null && checkTypedContractNumber(context.contractNumber) === null,
    answered: (_, { ok }: { readonly ok: boolean }) => ok,
    wasRequested: (_, { isRequested }: SavedPhoneRequest) => isRequested,
  },
  actions: {
    keepStart: assign((_, start: SavedPhoneRequest) => start),
    setContractNumber: assign(({ context }, typed: string) => ({
      contractNumber: normaliseTyped(typed),
      errors: { ...context.errors, contractNumber: null },
    })),
    setPhone: assign(({ context }, typed: string) => ({
      phone: normaliseTyped(typed),
      errors: { ...context.errors, phone: null },
    })),
    check: assign(({ context }) => ({
      errors: { contractNumber: checkTypedContractNumber(context.contractNumber), phone: checkPhone(context.phone) },
      refusals: context.refusals + 1,
    })),
    forgetFault: assign({ technicalError: null }),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBusinessError: assign(({ context }) => ({
      refused: [...context.refused, bodyKeyOf(context)],
      technicalError: 'refused' as const,
    })),
    markRequested: assign({ isRequested: true }),
    save: ({ context, system }) => servicesOf(system).storage.write(SAVED_PHONE_REQUEST, savedPhoneRequestOf(context)),
    forgetSaved: ({ system }) => servicesOf(system).storage.remove(SAVED_PHONE_REQUEST),
  },
}).createMachine({
  id: 'phoneRequest',
  description: 'Az ügyfél visszahívást kér, hogy a telefonszámát rögzíthessük.',
  context: ({ input }) => ({
    ...input,
    signInNumber: input.contractNumber,
    phone: '',
    errors: { contractNumber: null, phone: null },
    refusals: 0,
    technicalError: null,
    requestId: '',
    refused: [],
    isRequested: false,
  }),
  output: { type: 'left' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Előkerül, amit az ügyfél újratöltés előtt beírt.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasRequested', params: eventOutput },
            target: 'requested',
            actions: { type: 'keepStart', params: eventOutput },
          },
          { target: 'enteringNumber', actions: [{ type: 'keepStart', params: eventOutput }, 'save'] },
        ],
      },
    },
    enteringNumber: {
      description: 'Az ügyfél megadja, melyik számon hívjuk vissza.',
      tags: 'form',
      on: {
        'contractNumber.changed': {
          actions: [{ type: 'setContractNumber', params: ({ event }) => event.value }, 'save'],
        },
        'phone.changed': { actions: [{ type: 'setPhone', params: ({ event }) => event.value }, 'save'] },
        'phone.submitted': [{ guard: 'isWellFormed', target: 'requesting' }, { actions: 'check' }],
        'phoneRequest.left': 'left',
      },
    },
    requesting: {
      description: 'A kérés elindult a biztosítóhoz.',
      tags: ['form', 'busy'],
      entry: ['forgetFault', 'save'],
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({ body: requestBodyOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: [
          { guard: { type: 'answered', params: eventOutput }, target: 'requested' },
          { target: 'enteringNumber', actions: ['keepBusinessError', 'save'] },
        ],
        onError: { target: 'enteringNumber', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    requested: {
      description: 'A kérés megérkezett: visszahívjuk az ügyfelet. Ez újratöltés után is látszik.',
      tags: 'outcome',
      entry: ['markRequested', 'save'],
      on: { 'phoneRequest.left': 'left' },
    },
    left: {
      description: 'Az ügyfél visszatér a belépéshez.',
      type: 'final',
      entry: 'forgetSaved',
    },
  },
})
