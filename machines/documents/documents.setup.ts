import { assign, sendTo, setup } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { absentActor, absentCallback } from '../actors/absentActor'
import { type CallActorInput, callActor } from '../actors/call'
import { createLazyRegistry, lazyMachine } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { callOnReturn } from '../actors/reloadOnReturn'
import { type Download, type DownloadTarget, downloadActorId, downloadMachine } from '../download/download.machine'
import { canRequestAgain, isNotYetRequested, startDownload, withDownload } from '../download/downloadTransitions'
import type { FlowInput } from '../flow.types'
import type { DocumentsDefinition, ListEndpoint } from './definition'
import type { DocumentsContext, DocumentsEvent, DocumentsReloaded } from './documents.types'
import { type EmailMachine, emailMachine } from './email.machine'
import type { Email, EmailEvent } from './email.types'
import { yearsOf } from './find'
import { withGroupNames } from './withGroupNames'
import { withPolicyFirst } from './withPolicyFirst'

/** An event for the child that sends one document. */
type EmailChildEvent = { readonly id: string; readonly event: EmailEvent }

/** Placeholder machine for documents that cannot be sent by e-mail. It never runs. */
const noEmail = lazyMachine(createLazyRegistry<{ readonly email: EmailMachine }>(), 'email')

/** Maximum number of documents in a list without a search field. */
const LARGEST_WITHOUT_SEARCH = 5

const emailActorId = (id: string): string => `email-${id}`

/** Setup of a documents machine. */
export const documentsSetup = ({ list, mayHoldPolicy = false, download, email }: DocumentsDefinition) =>
  setup({
    types: {
      context: {} as DocumentsContext,
      events: {} as DocumentsEvent,
      input: {} as FlowInput,
      tags: {} as 'busy',
    },
    actors: {
      load:
        list === undefined
          ? absentActor<OutcomeOf<ListEndpoint>, CallActorInput<ListEndpoint>>('list')
          : callActor(list),
      watchList:
        list === undefined
          ? absentCallback<DocumentsReloaded, CallActorInput<ListEndpoint>>('watchList')
          : callOnReturn('list.reloaded', list),
      networkBack,
      download: downloadMachine(download),
      email: email === undefined ? noEmail : emailMachine(email),
    },
    guards: {
      answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
      isSearchable: ({ context }) => context.documents.length > LARGEST_WITHOUT_SEARCH,
      isOfSeveralYears: ({ context }) => yearsOf(context.documents).length > 1,
      isUnasked: ({ context }, target: DownloadTarget) => isNotYetRequested(context, target),
      canRepeat: ({ context }, target: DownloadTarget) => canRequestAgain(context, target),
      isUnsent: ({ context }, id: string) => !Object.hasOwn(context.emails, id),
      wasMailed: ({ context }, id: string) =>
        ['sent', 'failed', 'withdrawn'].includes(context.emails[id]?.status ?? ''),
      isAsked: ({ context }, id: string) => context.emails[id]?.status === 'asking',
    },
    actions: {
      keepDocuments: assign((_, outcome: OutcomeOf<ListEndpoint>) =>
        outcome.ok
          ? { documents: mayHoldPolicy ? withPolicyFirst(withGroupNames(outcome.data)) : withGroupNames(outcome.data) }
          : {},
      ),
      keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
      keepBusinessError: assign({ technicalError: 'brokenAnswer' }),
      setSearch: assign((_, search: string) => ({ search })),
      setYear: assign((_, year: string) => ({ year })),
      startDownload: assign(({ spawn }, target: DownloadTarget) => {
        startDownload(spawn, target)
        return {}
      }),
      repeatDownload: sendTo((_, { id }: DownloadTarget) => downloadActorId(id), { type: 'download.repeated' }),
      keepDownload: assign(({ context }, download: Download) => withDownload(context, download)),
      startEmail: assign(({ spawn }, id: string) => {
        spawn('email', { id: emailActorId(id), input: { id } })
        return {}
      }),
      tellEmail: sendTo(
        (_, { id }: EmailChildEvent) => emailActorId(id),
        (_, { event }: EmailChildEvent) => event,
      ),
      keepEmail: assign(({ context }, email: Email) => ({ emails: { ...context.emails, [email.id]: email } })),
    },
  })
