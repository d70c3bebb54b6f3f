import type { TFunction } from 'i18next'
import type accounts from '../../public/assets/i18n/hu/accounts.json'
import type auth from '../../public/assets/i18n/hu/auth.json'
import type campaign from '../../public/assets/i18n/hu/campaign.json'
import type caseTexts from '../../public/assets/i18n/hu/case.json'
import type claims from '../../public/assets/i18n/hu/claims.json'
import type common from '../../public/assets/i18n/hu/common.json'
import type contract from '../../public/assets/i18n/hu/contract.json'
import type dap from '../../public/assets/i18n/hu/dap.json'
import type documents from '../../public/assets/i18n/hu/documents.json'
import type identification from '../../public/assets/i18n/hu/identification.json'
import type kgfb from '../../public/assets/i18n/hu/kgfb.json'
import type onlineCases from '../../public/assets/i18n/hu/onlineCases.json'
import type packages from '../../public/assets/i18n/hu/packages.json'
import type panel from '../../public/assets/i18n/hu/panel.json'
import type payment from '../../public/assets/i18n/hu/payment.json'
import type phoneRequest from '../../public/assets/i18n/hu/phoneRequest.json'
import type security from '../../public/assets/i18n/hu/security.json'
import type signature from '../../public/assets/i18n/hu/signature.json'
import { TechnicalError } from '../api/technicalError'

/** The language files by namespace. Keys are type-checked against them. */
export interface Texts {
  readonly common: typeof common
  readonly auth: typeof auth
  readonly contract: typeof contract
  readonly case: typeof caseTexts
  readonly kgfb: typeof kgfb
  readonly panel: typeof panel
  readonly dap: typeof dap
  readonly documents: typeof documents
  readonly identification: typeof identification
  readonly payment: typeof payment
  readonly phoneRequest: typeof phoneRequest
  readonly security: typeof security
  readonly signature: typeof signature
  readonly onlineCases: typeof onlineCases
  readonly accounts: typeof accounts
  readonly claims: typeof claims
  readonly packages: typeof packages
  readonly campaign: typeof campaign
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}

type Listener = (namespace: string, file: object) => void

const loadedFiles = new Map<string, object>()
const listeners = new Set<Listener>()

/** Adds a language file. @throws TechnicalError if the file is not a JSON object. */
export const addTexts = (namespace: string, file: unknown): void => {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new TechnicalError('brokenAnswer', `The language file ${namespace} holds no texts`)
  }
  loadedFiles.set(namespace, file)
  for (const listener of listeners) listener(namespace, file)
}

/** Tells if a language file is loaded. */
export const hasTexts = (namespace: string): boolean => loadedFiles.has(namespace)

/** Returns every loaded language file, in loading order. */
export const allTexts = (): readonly (readonly [namespace: string, file: object])[] => [...loadedFiles]

/** Calls the listener for every language file, those loaded now and those loaded later. */
export const onTexts = (listener: Listener): void => {
  for (const [namespace, file] of loadedFiles) listener(namespace, file)
  listeners.add(listener)
}

const pluralRules = new Intl.PluralRules('hu')

const valueAt = (file: unknown, path: readonly string[]): unknown => {
  let node = file
  for (const key of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
    node = Reflect.get(node, key)
  }
  return node
}

/** Returns a text by its dotted key, with its placeholders filled in; `undefined` if the text does not exist. */
export const textOf = (
  namespace: string,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined => {
  const file = loadedFiles.get(namespace)
  const text =
    (values.count === undefined
      ? undefined
      : valueAt(file, `${key}_${pluralRules.select(Number(values.count))}`.split('.'))) ?? valueAt(file, key.split('.'))
  return typeof text === 'string' ? text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])) : undefined
}

/** Thrown if a language file lacks a text that a screen needs. Reloading the page may help. */
export class MissingText extends Error {
  override readonly name = 'MissingText'
}

/** Throws, so that customers never see a text key. The error boundary reports the error. @throws MissingText */
export const throwMissingText = (key: string): never => {
  throw new MissingText(key)
}

/**
 * Returns the texts of a language file, for the screens up to the end of the sign-in. Only later screens use i18next,
 * because it takes a sixth of the first screen's size limit. Keys and values are written and checked as in i18next.
 */
export const useTexts = <Namespace extends keyof Texts = 'common'>(namespace?: Namespace): TFunction<Namespace> => {
  const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
    textOf(namespace ?? 'common', key, values) ?? throwMissingText(`${namespace ?? 'common'}:${key}`)
  // i18next's type checks the keys at compile time. This function supports only simple calls, without options.
  return t as unknown as TFunction<Namespace>
}
