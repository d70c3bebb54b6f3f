import { assign, sendParent, setup } from 'xstate'
import type { getEmail } from '../../src/api/documentEmails'
import type { OutcomeOf } from '../../src/api/endpoint'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { errorOf, eventOutput } from '../actors/call'
import { normaliseTyped } from '../normaliseTyped'
import { checkEmail, normaliseEmail, warnOfEmail } from '../validation/email'
import type { EmailEndpoint } from './definition'
import { createSendActor, lookUpEmailActor } from './email.actors'
import type { Email, EmailChanged, EmailContext, EmailEvent } from './email.types'

type SendOutcome = OutcomeOf<EmailEndpoint>
type RecipientOutcome = OutcomeOf<typeof getEmail>

const emailSetup = (endpoint: EmailEndpoint) =>
  setup({
    types: {
      context: {} as EmailContext,
      input: {} as { readonly id: string },
      events: {} as EmailEvent,
      tags: {} as 'busy' | 'form',
    },
    actors: { lookUp: lookUpEmailActor, send: createSendActor(endpoint) },
    guards: {
      answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
      isKnown: (_, answer: RecipientOutcome) => answer.ok && Boolean(answer.data.email),
      isUnseen: ({ context: { email } }) => email.warning === null && warnOfEmail(email.address) !== null,
      isWellFormed: ({ context }) => checkEmail(context.email.address) === null,
      hasAddress: ({ context }) => context.email.address !== '',
      isUnacceptable: (_, outcome: SendOutcome) => !outcome.ok && outcome.failure.code === 'MISSING_FIELDS',
    },
    actions: {
      mark: assign(({ context: { email } }, status: Email['status']) => ({ email: { ...email, status } })),
      begin: assign(({ context: { email } }) => ({
        email: { ...email, address: '', addressError: null, warning: null, wasAsked: false, problem: null },
      })),
      keepRecipient: assign(({ context: { email } }, answer: RecipientOutcome) => ({
        email: { ...email, address: (answer.ok ? answer.data.email : null) ?? '' },
      })),
      ask: assign(({ context: { email } }) => ({
        email: { ...email, status: 'asking' as const, wasAsked: true },
      })),
      setAddress: assign(({ context: { email } }, typed: string) => ({
        email: { ...email, address: normaliseTyped(typed), addressError: null, warning: null },
      })),
      normaliseAddress: assign(({ context: { email } }) => ({
        email: { ...email, address: normaliseEmail(email.address) },
      })),
      checkAddress: assign(({ context: { email } }) => ({
        email: {
          ...email,
          addressError: checkEmail(email.address),
          refusals: email.refusals + 1,
        },
      })),
      showWarning: assign(({ context: { email } }) => ({
        email: { ...email, addressError: null, warning: warnOfEmail(email.address), refusals: email.refusals + 1 },
      })),
      keepAddressRefusal: assign(({ context: { email } }) => ({
        email: { ...email, addressError: { name: 'refused' }, refusals: email.refusals + 1 },
      })),
      keepSentTo: assign(({ context: { email } }, outcome: SendOutcome) => ({
        email: { ...email, address: (outcome.ok ? outcome.data.confirmationEmail : null) ?? email.address },
      })),
      keepMissing: assign(({ context: { email } }) => ({ email: { ...email, problem: 'notFound' as const } })),
      keepTechnicalError: assign(({ context: { email } }, error: unknown) => ({
        email: { ...email, problem: technicalErrorTypeOf(error) },
      })),
      forgetProblem: assign(({ context: { email } }) => ({ email: { ...email, problem: null } })),
      tell: sendParent(({ context: { email } }): EmailChanged => ({ type: 'email.changed', email })),
    },
  })

/**
 * Creates the machine that sends one document by e-mail, to the address that the insurer knows or that the customer
 * types. The parent spawns this machine and does not stop it, so that the document can be sent again.
 */
export const emailMachine = (endpoint: EmailEndpoint) =>
  emailSetup(endpoint).createMachine({
    id: 'documentEmail',
    description: 'Egy dokumentum küldése e-mailben.',
    context: ({ input: { id } }) => ({
      email: {
        ...{ id, status: 'sending', address: '', addressError: null, warning: null },
        ...{ refusals: 0, wasAsked: false, problem: null },
      },
    }),
    initial: 'lookingUp',
    states: {
      lookingUp: {
        description: 'Kiderül, melyik e-mail-címét ismeri a biztosító.',
        tags: 'busy',
        entry: ['begin', { type: 'mark', params: 'sending' }, 'tell'],
        invoke: {
          id: 'lookUp',
          src: 'lookUp',
          input: {},
          onDone: [
            {
              guard: { type: 'isKnown', params: eventOutput },
              target: 'sending',
              actions: { type: 'keepRecipient', params: eventOutput },
            },
            { target: 'asking' },
          ],
          onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
        },
      },
      asking: {
        description: 'Az ügyfél megadja, hová menjen a dokumentum.',
        tags: 'form',
        entry: ['ask', 'tell'],
        on: {
          'address.changed': { actions: [{ type: 'setAddress', params: ({ event }) => event.value }, 'tell'] },
          'address.submitted': [
            { guard: 'isUnseen', actions: ['showWarning', 'tell'] },
            { guard: 'isWellFormed', target: 'sending', actions: 'normaliseAddress' },
            { actions: ['checkAddress', 'tell'] },
          ],
          'email.withdrawn': 'withdrawn',
        },
      },
      sending: {
        description: 'A biztosító elküldi a dokumentumot.',
        tags: 'busy',
        entry: ['forgetProblem', { type: 'mark', params: 'sending' }, 'tell'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { email } }) => ({ id: email.id, address: email.address }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'sent',
              actions: { type: 'keepSentTo', params: eventOutput },
            },
            {
              guard: { type: 'isUnacceptable', params: eventOutput },
              target: 'asking',
              actions: 'keepAddressRefusal',
            },
            { target: 'refused', actions: 'keepMissing' },
          ],
          onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
        },
      },
      sent: {
        description: 'A dokumentum elment; újra el lehet küldeni.',
        entry: [{ type: 'mark', params: 'sent' }, 'tell'],
        on: { 'email.repeated': 'lookingUp' },
      },
      failed: {
        description: 'Nem érkezett válasz: az újabb próbálkozás akkor is csak egy levél, ha az előző mégis elment.',
        entry: [{ type: 'mark', params: 'failed' }, 'tell'],
        on: { 'email.repeated': [{ guard: 'hasAddress', target: 'sending' }, { target: 'lookingUp' }] },
      },
      refused: {
        description: 'A biztosítónál nincs meg ez a dokumentum.',
        entry: [{ type: 'mark', params: 'failed' }, 'tell'],
        on: { 'email.repeated': 'lookingUp' },
      },
      withdrawn: {
        description: 'Az ügyfél mégsem kéri e-mailben.',
        entry: [{ type: 'mark', params: 'withdrawn' }, 'tell'],
        on: { 'email.repeated': 'lookingUp' },
      },
    },
  })

export type EmailMachine = ReturnType<typeof emailMachine>
