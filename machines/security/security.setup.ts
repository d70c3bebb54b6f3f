import { assign, setup } from 'xstate'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { sleep } from '../actors/sleep'
import { ATTEMPTS_ALLOWED, isBan, RESEND_PAUSE, reportedBanEnd } from '../attempts'
import { normaliseTyped } from '../normaliseTyped'
import type { CodeChannel, CodeProgress, OneTimeCodeOutput } from '../oneTimeCode/oneTimeCode.types'
import { servicesOf } from '../services'
import { type ChangedContact, type ChangeOutcome, changeActor, maskedContactOf, securityCodeMachine } from './calls'
import { type KnownSettings, loadKnownActor } from './loadKnown.actor'
import { type RestoredSettings, restoreActor } from './restore.actor'
import { emptySavedSecurity, type SavedSecurity, savedSecurityOf } from './saved'
import type { SecurityContext, SecurityEvent, SecurityNotice, SecurityOutput } from './security.types'
import { changeKeyOf, checkValue, normaliseValue, warnOfValue } from './value'

type CodeOutput = OneTimeCodeOutput<ChangedContact>

/** Returns the changes of the context after an answer of the insurer: the next request gets a new attempt number. */
const nextAttempt = ({ attempt }: SecurityContext) => ({ attempt: attempt + 1, sent: null })

/** Setup of the security settings' machine. */
export const securitySetup = setup({
  types: {
    context: {} as SecurityContext,
    events: {} as SecurityEvent,
    output: {} as SecurityOutput,
    tags: {} as 'form' | 'busy' | 'outcome',
    children: {} as { code: 'code' },
  },
  actors: { restore: restoreActor, loadKnown: loadKnownActor, change: changeActor, code: securityCodeMachine, sleep },
  guards: {
    stoodAt: ({ context }, step: SavedSecurity['step']) => context.step === step,
    isUnseen: ({ context }) => context.warning === null && warnOfValue(context) !== null,
    isWellFormed: ({ context }) => checkValue(context) === null,
    answered: (_, outcome: ChangeOutcome) => outcome.ok,
    wasBanned: (_, outcome: ChangeOutcome) => isBan(outcome),
    ended: (_, { output, as }: { readonly output: CodeOutput; readonly as: CodeOutput['type'] }) => output.type === as,
  },
  actions: {
    keepRestored: assign((_, { draft, saved }: RestoredSettings) => ({ ...saved, draft })),
    reach: assign((_, step: SavedSecurity['step']) => ({ step })),
    choose: assign((_, channel: CodeChannel) => ({ channel })),
    // `known: null`: the settings are loaded again, because the customer may have changed them.
    startAnew: assign({ ...emptySavedSecurity, known: null, error: null, warning: null, refusals: 0, notice: null }),
    keepKnown: assign((_, known: KnownSettings) => ({ known })),
    setValue: assign((_, typed: string) => ({ value: normaliseTyped(typed), error: null, warning: null })),
    checkValue: assign(({ context }) => ({
      error: checkValue(context),
      refusals: context.refusals + 1,
      notice: null,
    })),
    showWarning: assign(({ context }) => ({
      ...{ error: null, warning: warnOfValue(context) },
      ...{ refusals: context.refusals + 1, notice: null },
    })),
    // Sending another value starts a new attempt, even if the insurer has not answered the earlier one.
    markSent: assign(({ context }) => {
      const sent = changeKeyOf(context)
      return { sent, attempt: context.attempt + (context.sent === null || context.sent === sent ? 0 : 1) }
    }),
    keepSent: assign(({ context }, outcome: ChangeOutcome) =>
      outcome.ok
        ? {
            // If the insurer returns no masked value, the typed one is shown.
            sentTo: maskedContactOf(outcome.data) ?? normaliseValue(context.channel, context.value),
            confirmationSentTo: outcome.data.confirmationSentTo ?? null,
            attemptsLeft: ATTEMPTS_ALLOWED,
            resendFrom: outcome.at + RESEND_PAUSE,
            ...nextAttempt(context),
          }
        : {},
    ),
    keepBusinessError: assign(({ context }) => ({ notice: 'refused' as const, ...nextAttempt(context) })),
    keepBan: assign(({ context }, outcome: ChangeOutcome) => ({
      bannedUntil: reportedBanEnd(outcome),
      ...nextAttempt(context),
    })),
    followCode: assign((_, progress: CodeProgress) => progress),
    keepCodeBan: assign((_, output: CodeOutput) => (output.type === 'banned' ? { bannedUntil: output.until } : {})),
    keepChanged: assign(({ context }, output: CodeOutput) =>
      output.type === 'done'
        ? { sentTo: maskedContactOf(output.data) ?? context.sentTo, confirmationSentTo: null, value: '' }
        : {},
    ),
    notify: assign((_, notice: SecurityNotice | null) => ({ notice })),
    notifyTechnicalError: assign((_, error: unknown) => ({ notice: technicalErrorTypeOf(error) })),
    save: ({ context, system }) => servicesOf(system).storage.write(context.draft, savedSecurityOf(context)),
    forgetSaved: ({ context, system }) => servicesOf(system).storage.remove(context.draft),
  },
})
