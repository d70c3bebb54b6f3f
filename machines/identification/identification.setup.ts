import { assign, setup } from 'xstate'
import { networkBack } from '../actors/networkBack'
import { sleep } from '../actors/sleep'
import { pageHidden, pageShown } from '../actors/visibility'
import { servicesOf } from '../services'
import { identificationKey } from '../storageKeys'
import { pollIdentificationActor, startIdentificationActor } from './calls'
import type {
  IdentificationAnswer,
  IdentificationContext,
  IdentificationEvent,
  IdentificationInput,
  IdentificationOutput,
  IdentificationStart,
} from './identification.types'
import { restoreActor, type SavedIdentification, waitEndAfterHiding } from './saved'

/** Longest wait for an identification (ms): the provider's page may take a while. */
const LONGEST_WAIT = 10 * 60_000
/** Pauses between polls (ms): 2 s at first, each further one 1.5 times as long, at most 10 s. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 10_000
const PAUSE_GROWTH = 1.5

const pauseAfter = (pauses: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * PAUSE_GROWTH ** pauses)

/** Setup of the identification's machine. */
export const identificationSetup = setup({
  types: {
    context: {} as IdentificationContext,
    events: {} as IdentificationEvent,
    input: {} as IdentificationInput,
    output: {} as IdentificationOutput,
    tags: {} as 'busy' | 'outcome',
  },
  actors: {
    restore: restoreActor,
    create: startIdentificationActor,
    ask: pollIdentificationActor,
    sleep,
    pageHidden,
    pageShown,
    networkBack,
  },
  guards: {
    hasBegun: (_, { begun }: IdentificationStart) => begun !== null,
    isVerified: (_, { type }: IdentificationAnswer) => type === 'verified',
    isRefused: (_, { type }: IdentificationAnswer) => type === 'refused',
    isUnknown: (_, { type }: IdentificationAnswer) => type === 'unknown',
    leadsOn: (_, answer: IdentificationAnswer) => answer.type === 'underWay' && answer.address !== null,
    isOver: ({ context }, { at }: IdentificationAnswer) => at >= context.until,
  },
  actions: {
    keepStart: assign((_, { key, canOpenHere, begun }: IdentificationStart) => ({ key, canOpenHere, ...begun })),
    begin: assign((_, answer: IdentificationAnswer) =>
      answer.type === 'underWay' && answer.address !== null
        ? { address: answer.address, until: answer.at + LONGEST_WAIT, pauses: 0 }
        : {},
    ),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    /** Stores the answer and the time of the next poll. */
    keepAnswer: assign(({ context }, answer: IdentificationAnswer) => ({
      isOpened: answer.type === 'underWay' ? answer.isOpened : context.isOpened,
      technicalError: answer.type === 'unknown' ? answer.technicalError : null,
      nextAt: answer.at + pauseAfter(context.pauses),
      pauses: context.pauses + 1,
    })),
    hide: assign((_, hiddenAt: number) => ({ hiddenAt })),
    /** Restarts polling with short pauses after a return to the page, because the state has probably changed. */
    show: assign(({ context: { until, hiddenAt } }, now: number) => ({
      until: waitEndAfterHiding(until, hiddenAt, now),
      hiddenAt: null,
      pauses: 0,
    })),
    keepVerified: assign((_, answer: IdentificationAnswer) =>
      answer.type === 'verified' ? { output: { type: answer.type, takesEffect: answer.takesEffect } } : {},
    ),
    keepEnd: assign((_, type: 'left' | 'expired') => ({ output: { type } })),
    reportAddress: ({ system }) =>
      servicesOf(system).report({
        kind: 'fault',
        subject: 'auth.createIdentification',
        detail: 'identificationHosts do not allow identificationURL',
      }),
    save: ({ context: { caseId, address, until, hiddenAt }, system }) => {
      const savedIdentification: SavedIdentification = { address, until, hiddenAt }
      servicesOf(system).storage.write(identificationKey(caseId), savedIdentification)
    },
    forgetSaved: ({ context, system }) => servicesOf(system).storage.remove(identificationKey(context.caseId)),
  },
})
