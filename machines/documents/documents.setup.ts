import { assign, fromPromise, type PromiseActorLogic, sendTo, setup } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { faultKindOf } from '../../src/api/fault'
import { type CallActorInput, callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { createSlot } from '../actors/slot'
import type { FlowInput } from '../contract/flow.types'
import { type Download, type DownloadTarget, downloadMachine } from '../download/download.machine'
import type { DocumentsDefinition, ListEndpoint } from './definition'
import type { DocumentsContext, DocumentsEvent } from './documents.types'
import { type EmailMachine, emailMachine } from './email.machine'
import type { Email, EmailEvent } from './email.types'
import { yearsOf } from './find'

type Load = PromiseActorLogic<OutcomeOf<ListEndpoint>, CallActorInput<ListEndpoint>>
/** What the customer tells the child that sends one document. */
type Told = { readonly id: string; readonly event: EmailEvent }

/** Of a single document, whose chart loads nothing; and of documents that are not sent by e-mail. */
const noList: Load = fromPromise(() => new Promise<OutcomeOf<ListEndpoint>>(() => undefined))
const noEmail = createSlot<EmailMachine>('email').logic

/** As many documents are seen at a glance: there is nothing to search in. */
const AT_A_GLANCE = 5

const downloadId = (id: string): string => `download-${id}`
const emailId = (id: string): string => `email-${id}`

/** Vocabulary of the chart of documents. */
export const documentsSetup = ({ list, download, email }: DocumentsDefinition) =>
  setup({
    types: {
      context: {} as DocumentsContext,
      events: {} as DocumentsEvent,
      input: {} as FlowInput,
      tags: {} as 'busy',
    },
    actors: {
      load: list === undefined ? noList : callActor(list),
      networkBack,
      download: downloadMachine(download),
      email: email === undefined ? noEmail : emailMachine(email),
    },
    guards: {
      answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
      isSearchable: ({ context }) => context.documents.length > AT_A_GLANCE,
      isOfSeveralYears: ({ context }) => yearsOf(context.documents).length > 1,
      isUntouched: ({ context }, id: string) => !Object.hasOwn(context.downloads, id),
      wasDownloaded: ({ context }, id: string) => ['saved', 'failed'].includes(context.downloads[id]?.status ?? ''),
      isUnsent: ({ context }, id: string) => !Object.hasOwn(context.emails, id),
      wasMailed: ({ context }, id: string) =>
        ['sent', 'failed', 'withdrawn'].includes(context.emails[id]?.status ?? ''),
      isAsked: ({ context }, id: string) => context.emails[id]?.status === 'asking',
    },
    actions: {
      keepDocuments: assign((_, outcome: OutcomeOf<ListEndpoint>) => (outcome.ok ? { documents: outcome.data } : {})),
      keepFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
      keepRefusal: assign({ fault: 'brokenAnswer' }),
      setSearch: assign((_, search: string) => ({ search })),
      setYear: assign((_, year: string) => ({ year })),
      startDownload: assign(({ spawn }, target: DownloadTarget) => {
        spawn('download', { id: downloadId(target.id), input: target })
        return {}
      }),
      repeatDownload: sendTo((_, id: string) => downloadId(id), { type: 'download.repeated' }),
      keepDownload: assign(({ context }, download: Download) => ({
        downloads: { ...context.downloads, [download.id]: download },
      })),
      startEmail: assign(({ spawn }, id: string) => {
        spawn('email', { id: emailId(id), input: { id } })
        return {}
      }),
      tellEmail: sendTo(
        (_, { id }: Told) => emailId(id),
        (_, { event }: Told) => event,
      ),
      keepEmail: assign(({ context }, email: Email) => ({ emails: { ...context.emails, [email.id]: email } })),
    },
  })
