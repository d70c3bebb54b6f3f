import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { CodeMoved } from '../oneTimeCode/oneTimeCode.types'
import type { Problem } from '../validation/problem'
import type { KnownSettings } from './loadKnown.actor'
import type { SavedSecurity } from './saved'

/** Why no code was sent, or none helps any more. */
export type SecurityNotice = 'refused' | 'codeRefused' | TechnicalErrorType

/** The security settings as their screens read them. */
export interface SecurityContext extends SavedSecurity {
  /** Where they are kept in the tab. */
  readonly draft: string
  /** What is set by now; `null` until that is known. */
  readonly known: KnownSettings | null
  readonly error: Problem | null
  /** How often the value was refused, so that its field can take the focus each time. */
  readonly refusals: number
  readonly notice: SecurityNotice | null
}

/** What happens to the security settings from outside. */
export type SecurityEvent =
  | { readonly type: 'phone.chosen' }
  | { readonly type: 'email.chosen' }
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  /** Back to the choice of what to change. */
  | { readonly type: 'change.left' }
  | { readonly type: 'settings.left' }
  | CodeMoved

/** The customer leaves the security settings. */
export interface SecurityOutput {
  readonly type: 'left'
}
