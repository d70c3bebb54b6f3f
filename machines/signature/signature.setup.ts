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
  canRemoveFile,
  canRetryUpload,
  type FileItem,
  isFileMissing,
  isOnlyProgress,
  withAddedFile,
} from '../upload/file'
import { uploadActorId, uploadMachine } from '../upload/upload.machine'
import { isSignatureAccepted, type SignatureOutcome, signedCopies } from './files'
import { restoreActor, savedSignatureOf } from './saved'
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

const refusalNoticeOf = (outcome: SignatureOutcome): SignatureNotice => (outcome.ok ? 'stillNeeded' : 'refused')

/**
 * Tells if it is unknown whether the signature arrived: after a technical error other than `expired`, or if the page
 * was left.
 */
const isUnanswered = ({ notice }: SignatureContext): boolean =>
  notice === 'unanswered' || (notice !== 'expired' && isTechnicalErrorType(notice))

const uploadOptionsOf = ({ key }: SignatureContext, file: FileItem) => ({
  id: uploadActorId(file.id),
  input: { file, idempotencyKey: `${key}-${uploadActorId(file.id)}`, isPhoto: false },
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
    isTaken: (_, outcome: SignatureOutcome) => isSignatureAccepted(outcome),
    isComplete: ({ context }) => checkFiles(signedCopies, context.files) === null,
    isUnasked: ({ context }) => context.download === null,
    canRepeat: ({ context }) => context.download?.status !== 'loading',
    isMissing: ({ context }, id: string) => isFileMissing(context.files, id),
    canRetry: ({ context }, id: string) => canRetryUpload(context.files, id),
    canRemove: ({ context }, id: string) => canRemoveFile(context.files, id),
  },
  actions: {
    keepRestored: assign((_, restoredSignature: RestoredSignature) => restoredSignature),
    /**
     * Sets the step, unless it is unknown whether the signature arrived. A reload aborts the call, and the call's error
     * arrives before the page is gone. So the step stays the same for the restored page.
     */
    reach: assign(({ context }, step: SignatureStep) => (isUnanswered(context) ? {} : { step })),
    noteMove: assign({ hasMoved: true }),
    missAnswer: assign({ notice: 'unanswered' }),
    forgetNotice: assign({ notice: null, problem: null }),
    notifyTechnicalError: assign((_, error: unknown) => ({ notice: technicalErrorTypeOf(error) })),
    refuseDigital: assign(({ context }, outcome: SignatureOutcome) => ({
      notice: refusalNoticeOf(outcome),
      digitalAttempt: context.digitalAttempt + 1,
    })),
    refuseManual: assign(({ context }, outcome: SignatureOutcome) => ({
      notice: refusalNoticeOf(outcome),
      manualAttempt: context.manualAttempt + 1,
    })),
    keepSigned: assign((_, outcome: SignatureOutcome) =>
      outcome.ok ? { output: { type: 'signed', result: outcome.data } as const } : {},
    ),
    refuseFiles: assign(({ context }) => ({
      problem: checkFiles(signedCopies, context.files),
      refusals: context.refusals + 1,
    })),
    addFile: assign(({ context, spawn }, chosenFile: ChosenFile) => {
      const file = fileItemOf(chosenFile, signedCopies.photos)
      spawn('upload', uploadOptionsOf(context, file))
      return { files: withAddedFile(context.files, file), manualAttempt: context.manualAttempt + 1, problem: null }
    }),
    resumeUploads: assign(({ context, spawn }) => {
      for (const file of context.files) if (file.status !== 'missing') spawn('upload', uploadOptionsOf(context, file))
      return {}
    }),
    updateFile: assign(({ context }, file: FileItem) => ({
      files: context.files.map((item) => (item.id === file.id ? file : item)),
      problem: isOnlyProgress(context.files, file) ? context.problem : null,
    })),
    dropFile: assign(({ context }, id: string) => ({
      files: context.files.filter((file) => file.id !== id),
      manualAttempt: context.manualAttempt + 1,
      problem: null,
    })),
    removeFile: sendTo((_, id: string) => uploadActorId(id), { type: 'upload.removed' }),
    retryFile: sendTo((_, id: string) => uploadActorId(id), { type: 'upload.retried' }),
    /** Without a link, the case's id identifies the documents to sign. */
    startDownload: assign(({ context: { caseId, documentLink }, spawn }, title: string) => {
      spawn('download', { id: 'download', input: { id: documentIdOf(documentLink) ?? caseId, title } })
      return {}
    }),
    repeatDownload: sendTo('download', { type: 'download.repeated' }),
    keepDownload: assign((_, download: Download) => ({ download })),
    save: ({ context, system }) =>
      servicesOf(system).storage.write(signatureKey(context.caseId), savedSignatureOf(context)),
    forgetSaved: ({ context, system }) => servicesOf(system).storage.remove(signatureKey(context.caseId)),
    forgetFiles: ({ context, system }) => {
      const services = servicesOf(system)
      for (const { id } of context.files) services.forgetFile(id)
    },
  },
})
