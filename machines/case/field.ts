/** A file as machines know it; the `File` itself stays in the files port. */
export interface FileItem {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mimeType: string
  /** `missing`: chosen before a reload and not yet sent, so the customer has to choose it again. */
  readonly status: 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** How much has gone out, 0 to 1. */
  readonly progress: number
  /** The insurer's name for it, once uploaded. */
  readonly documentId: string | null
  /** Why it was refused, or that the insurer could not remove it. */
  readonly problem: 'tooLarge' | 'wrongType' | 'empty' | 'notRemoved' | null
}

/** What a customer answers: a text, or files. */
export type Answer = string | readonly FileItem[]

/** Answers by the name of their field. */
export type Answers = Readonly<Record<string, Answer>>

/** What is wrong (or odd) with an answer, until the screen turns it into words: `case:problems.<name>`. */
export interface Problem {
  readonly name:
    | 'missing'
    | 'plateMalformed'
    | 'plateUnusual'
    | 'filesMissing'
    | 'filesSending'
    | 'filesFailed'
    | 'filesTooMany'
    | 'refused'
  readonly count?: number
}

/** A field with a typed answer. */
export interface TextField {
  readonly type: 'text'
  readonly kind: 'plate'
  /** What forbids to go on. */
  check(answer: string): Problem | null
  /** What only deserves a second look. */
  warn(answer: string): Problem | null
  /** The answer as the insurer takes it. */
  toWire(answer: string): string
}

/** A field of uploaded documents, on a page of its own. */
export interface DocumentsField {
  readonly type: 'documents'
  readonly kind: 'documents'
  readonly min: number
  readonly max: number
}

export type Field = TextField | DocumentsField

/** The fields of a case in the order in which they are asked. */
export type CaseForm = Readonly<Record<string, Field>>

/** What a form becomes in the submitted body. */
export type WireOf<Form extends CaseForm> = {
  [Name in keyof Form]: Form[Name] extends DocumentsField ? string[] : string
}
