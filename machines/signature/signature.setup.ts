import { assign, sendTo, setup } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import { isTechnicalErrorType, technicalErrorTypeOf } from '../../src/api/technicalError'
import { documentIdOf } from '../download/documentId'
import { type Download, downloadMachine } from '../download/download.machine'
import { servicesOf } from '../services'
import { signatureKey } from '../storageKeys'
import { checkFiles, fileItemOf } from '../upload/checks'
import {
  type ChosenFile,
  canRemove,
  canRetry,
  type FileItem,
  isMissing,
  isOnlyFurther,
  withAdded,
} from '../upload/file'
import { uploadId, uploadMachine } from '../upload/upload.machine'
import { isTaken, type Signed, signedCopies } from './files'
import { restoreActor, savedOf } from './saved'
import { signDigitallyActor, signManuallyActor } from './sign.actor'
import type {
  RestoredSignature,
  SignatureContext,
  SignatureEvent,
  SignatureInput,
  SignatureNotice,
  SignatureOutput,
  SignatureStep,
} from './signature.types'

const noticeOf = (outcome: Signed): SignatureNotice => (outcome.ok ? 'stillNeeded' : 'refused')

/** Tells if it is unknown whether the signature arrived: after a technical error, or if the page was left. */
const isUnanswered = ({ notice }: SignatureContext): boolean =>
  notice === 'unanswered' || (notice !== 'expired' && isTechnicalErrorType(notice))

const uploadOf = ({ key }: SignatureContext, file: FileItem) => ({
  id: uploadId(file.id),
  input: { file, idempotencyKey: `${key}-${uploadId(file.id)}`, isPhoto: false },
})

/** Setup of the signature's machine. */
export const signatureSetup = setup({
  types: {
    context: {} as SignatureContext,
    events: {} as SignatureEvent,
    input: {} as SignatureInput,
    output: {} as SignatureOutput,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    restore: restoreActor,
    signDigitally: signDigitallyActor,
    signManually: signManuallyActor,
    upload: uploadMachine,
    download: downloadMachine(downloadDocument),
  },
  guards: {
    stoodAt: ({ context }, step: SignatureStep) => context.step === step,
    isTaken: (_, outcome: Signed) => isTaken(outcome),
    isComplete: ({ context }) => checkFiles(signedCopies, context.files) === null,
    isUnasked: ({ context }) => context.download === null,
    canRepeat: ({ context }) => context.download?.status !== 'loading',
    isMissing: ({ context }, id: string) => isMissing(context.files, id),
    canRetry: ({ context }, id: string) => canRetry(context.files, id),
    canRemove: ({ context }, id: string) => canRemove(context.files, id),
  },
  actions: {
    keepRestored: assign((_, restored: RestoredSignature) => restored),
    /**
     * Keeps the step of a pending answer: a reload aborts the call, and the call's error arrives before the page is
     * gone.
     */
    reach: assign(({ context }, step: SignatureStep) => (isUnanswered(context) ? {} : { step })),
    noteMove: assign({ hasMoved: true }),
    missAnswer: assign({ notice: 'unanswered' }),
    forgetNotice: assign({ notice: null, problem: null }),
    notifyTechnicalError: assign((_, error: unknown) => ({ notice: technicalErrorTypeOf(error) })),
    refuseDigital: assign(({ context }, outcome: Signed) => ({
      notice: noticeOf(outcome),
      digitalAttempt: context.digitalAttempt + 1,
    })),
    refuseManual: assign(({ context }, outcome: Signed) => ({
      notice: noticeOf(outcome),
      manualAttempt: context.manualAttempt + 1,
    })),
    keepSigned: assign((_, outcome: Signed) =>
      outcome.ok ? { output: { type: 'signed', result: outcome.data } as const } : {},
    ),
    refuseFiles: assign(({ context }) => ({
      problem: checkFiles(signedCopies, context.files),
      refusals: context.refusals + 1,
    })),
    addFile: assign(({ context, spawn }, chosen: ChosenFile) => {
      const file = fileItemOf(chosen, signedCopies.photos)
      spawn('upload', uploadOf(context, file))
      return { files: withAdded(context.files, file), manualAttempt: context.manualAttempt + 1, problem: null }
    }),
    resumeUploads: assign(({ context, spawn }) => {
      for (const file of context.files) if (file.status !== 'missing') spawn('upload', uploadOf(context, file))
      return {}
    }),
    updateFile: assign(({ context }, file: FileItem) => ({
      files: context.files.map((one) => (one.id === file.id ? file : one)),
      problem: isOnlyFurther(context.files, file) ? context.problem : null,
    })),
    dropFile: assign(({ context }, id: string) => ({
      files: context.files.filter((file) => file.id !== id),
      manualAttempt: context.manualAttempt + 1,
      problem: null,
    })),
    removeFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.removed' }),
    retryFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.retried' }),
    /** Without a link, the case's id identifies the documents to sign. */
    startDownload: assign(({ context: { caseId, documentLink }, spawn }, title: string) => {
      spawn('download', { id: 'download', input: { id: documentIdOf(documentLink) ?? caseId, title } })
      return {}
    }),
    repeatDownload: sendTo('download', { type: 'download.repeated' }),
    keepDownload: assign((_, download: Download) => ({ download })),
    save: ({ context, system }) => servicesOf(system).storage.write(signatureKey(context.caseId), savedOf(context)),
    forgetSaved: ({ context, system }) => servicesOf(system).storage.remove(signatureKey(context.caseId)),
    forgetFiles: ({ context, system }) => {
      const services = servicesOf(system)
      for (const { id } of context.files) services.forgetFile(id)
    },
  },
})
