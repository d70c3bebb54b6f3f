import { errorOf, eventOutput } from '../actors/call'
import { UNKNOWN_SETTINGS } from './loadKnown.actor'
import { emptySavedSecurity } from './saved'
import { securitySetup } from './security.setup'
import { changeKeyOf, normaliseValue } from './value'

/** Changes the phone number or e-mail address that the sign-in's codes go to (specification, section 7). */
export const securityMachine = securitySetup.createMachine({
  id: 'security',
  description: 'Biztonsági beállítások: a belépéshez használt telefonszám vagy e-mail-cím módosítása.',
  context: {
    ...{ ...emptySavedSecurity, draft: '', key: '', attempt: 0, sent: null },
    ...{ known: null, error: null, warning: null, refusals: 0, notice: null },
  },
  output: { type: 'left' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Előkerül, hol tartott az ügyfél újratöltés előtt.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'resuming', actions: { type: 'keepRestored', params: eventOutput } },
      },
    },
    resuming: {
      description: 'A módosítás ott folytatódik, ahol az ügyfél tart.',
      tags: 'busy',
      always: [
        { guard: { type: 'stoodAt', params: 'entering' }, target: 'entering' },
        { guard: { type: 'stoodAt', params: 'confirming' }, target: 'confirming' },
        { guard: { type: 'stoodAt', params: 'banned' }, target: 'banned' },
        { guard: { type: 'stoodAt', params: 'changed' }, target: 'changed' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Az ügyfél kiválasztja, mit módosít.',
      entry: ['startAnew', 'forgetSaved'],
      on: {
        'phone.chosen': { target: 'entering', actions: { type: 'choose', params: 'phone' } },
        'email.chosen': { target: 'entering', actions: { type: 'choose', params: 'email' } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'Közben megkérdezzük, mi van most megadva: a módosítás e nélkül is elkezdhető.',
          invoke: {
            id: 'loadKnown',
            src: 'loadKnown',
            onDone: { target: 'known', actions: { type: 'keepKnown', params: eventOutput } },
            onError: { target: 'known', actions: { type: 'keepKnown', params: UNKNOWN_SETTINGS } },
          },
        },
        known: { description: 'Látszik, mi van most megadva, ha a biztosító megmondta.' },
      },
    },
    entering: {
      description: 'Az ügyfél megadja az új telefonszámot vagy e-mail-címet.',
      tags: 'form',
      entry: [{ type: 'reach', params: 'entering' }, 'save'],
      on: {
        'answer.changed': { actions: [{ type: 'setValue', params: ({ event }) => event.value }, 'save'] },
        'answer.submitted': [
          { guard: 'isUnseen', actions: 'showWarning' },
          { guard: 'isWellFormed', target: 'sending' },
          { actions: 'checkValue' },
        ],
        'change.left': 'choosing',
      },
    },
    sending: {
      description: 'A biztosító kódot küld az új elérhetőségre.',
      tags: ['form', 'busy'],
      entry: [{ type: 'notify', params: null }, 'markSent', 'save'],
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({
          channel: context.channel,
          value: normaliseValue(context.channel, context.value),
          idempotencyKey: `${changeKeyOf(context)}-${context.attempt}`,
        }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'confirming',
            actions: { type: 'keepSent', params: eventOutput },
          },
          {
            guard: { type: 'wasBanned', params: eventOutput },
            target: 'banned',
            actions: { type: 'keepBan', params: eventOutput },
          },
          { target: 'entering', actions: 'keepBusinessError' },
        ],
        onError: { target: 'entering', actions: { type: 'notifyTechnicalError', params: errorOf } },
      },
    },
    confirming: {
      description: 'Az ügyfél a kapott kóddal igazolja, hogy az új elérhetőség az övé.',
      entry: [{ type: 'reach', params: 'confirming' }, 'save'],
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context }) => ({
          channel: context.channel,
          key: `${context.key}-${context.attempt}`,
          sentTo: context.sentTo,
          confirmationSentTo: context.confirmationSentTo,
          attemptsLeft: context.attemptsLeft,
          resendFrom: context.resendFrom,
          failure: null,
        }),
        onDone: [
          {
            guard: { type: 'ended', params: ({ event }) => ({ output: event.output, as: 'done' }) },
            target: 'changed',
            actions: { type: 'keepChanged', params: eventOutput },
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ output: event.output, as: 'banned' }) },
            target: 'banned',
            actions: { type: 'keepCodeBan', params: eventOutput },
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ output: event.output, as: 'refused' }) },
            target: 'entering',
            actions: { type: 'notify', params: 'codeRefused' },
          },
          { target: 'entering' },
        ],
      },
      on: { 'code.moved': { actions: [{ type: 'followCode', params: ({ event }) => event.progress }, 'save'] } },
    },
    banned: {
      description: 'Túl sok hibás próbálkozás történt: a módosítás egy ideig szünetel, majd automatikusan folytatható.',
      tags: 'outcome',
      entry: [{ type: 'reach', params: 'banned' }, 'save'],
      invoke: {
        id: 'ban',
        src: 'sleep',
        input: ({ context }) => ({ until: context.bannedUntil }),
        onDone: 'entering',
      },
      on: { 'settings.left': 'left' },
    },
    changed: {
      description: 'A módosítás megtörtént: a következő kód már az új elérhetőségre megy.',
      tags: 'outcome',
      entry: [{ type: 'reach', params: 'changed' }, 'save'],
      on: { 'change.left': 'choosing', 'settings.left': { target: 'left', actions: 'forgetSaved' } },
    },
    left: {
      description: 'Az ügyfél visszatér az ügyeihez.',
      type: 'final',
    },
  },
})
