import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { CodeMoved } from '../oneTimeCode/oneTimeCode.types'
import type { Problem } from '../validation/problem'
import type { KnownSettings } from './loadKnown.actor'
import type { SavedSecurity } from './saved'

/**
 * The reason for the shown notice. `refused`: the insurer rejected the change and sent no code. `codeRefused`: the sent
 * code is no longer valid. Otherwise a technical error.
 */
export type SecurityNotice = 'refused' | 'codeRefused' | TechnicalErrorType

/** The context of the security settings' machine. */
export interface SecurityContext extends SavedSecurity {
  /** The key under which the settings are saved in the tab. */
  readonly draft: string
  /** The present settings; `null` until they are loaded. */
  readonly known: KnownSettings | null
  readonly error: Problem | null
  /** The warning shown for the typed e-mail address; `null` if absent. Submitting again sends the address. */
  readonly warning: Problem | null
  /** Number of rejections and warnings of the value. After each, the field takes the focus. */
  readonly refusals: number
  readonly notice: SecurityNotice | null
}

/** The external events of the security settings. */
export type SecurityEvent =
  | { readonly type: 'phone.chosen' }
  | { readonly type: 'email.chosen' }
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  /** The customer goes back to the choice of setting. */
  | { readonly type: 'change.left' }
  | { readonly type: 'settings.left' }
  | CodeMoved

/** The output: the customer leaves the security settings. */
export interface SecurityOutput {
  readonly type: 'left'
}
