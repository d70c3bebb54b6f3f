import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { AnswerError } from '../answerError'
import type { CodeMoved, CodeTried } from '../oneTimeCode/oneTimeCode.types'
import type { ProductLine } from '../routes'
import type { SignedIn } from '../signedIn'
import type { PhoneRequestInput } from './phoneRequest/phoneRequest.types'
import type { SavedLogin } from './saved'

/** The type of user who signs in. */
export type UserType = SavedLogin['userType']

/** A message about the whole sign-in. The screen turns it into text. */
export type LoginNotice =
  /** The session of a signed-in customer has ended. */
  | 'sessionExpired'
  /** The customer did not finish this sign-in in time. */
  | 'signInExpired'
  | 'otherError'
  | TechnicalErrorType

/** The context of the sign-in's machine. */
export interface LoginContext extends SavedLogin {
  /** The product line in the address of the sign-in page. */
  readonly productLine: ProductLine
  /** The typed answer of the second step; never saved. */
  readonly answer: string
  /** The machine's output. It is set before a final state is entered. */
  readonly outcome: LoginOutput
  readonly answerError: AnswerError | null
  /** Number of rejections of the present step. After each rejection the step's field gets the focus. */
  readonly refusals: number
  readonly notice: LoginNotice | null
}

/** The external events of a sign-in. */
export type LoginEvent =
  | { readonly type: 'userType.chosen'; readonly userType: UserType }
  | { readonly type: 'contractNumber.changed'; readonly value: string }
  | { readonly type: 'contractNumber.submitted' }
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'method.switched' }
  | { readonly type: 'login.restarted' }
  | { readonly type: 'dap.chosen' }
  /** The customer no longer has the phone number that codes are sent to. */
  | { readonly type: 'phone.lost' }
  | CodeMoved
  | CodeTried

/**
 * The input of the sign-in. `saved` is the sign-in stored in this tab, `null` if there is none. `expired` is `true` if
 * a session has just expired.
 */
export interface LoginInput {
  readonly saved: SavedLogin | null
  readonly expired: boolean
  readonly productLine: ProductLine
}

/**
 * The output of the sign-in. `signedIn`: the customer has signed in. `dap`: the customer signs in with DÁP instead.
 * `phoneRequest`: the customer asks the insurer for a phone call instead.
 */
export type LoginOutput =
  | {
      readonly type: 'signedIn'
      readonly signedIn: SignedIn
      /**
       * The case id of the identification that the insurer requires before the session opens; `null` if it requires
       * none.
       */
      readonly identificationCaseId: string | null
    }
  | { readonly type: 'dap' }
  | ({ readonly type: 'phoneRequest' } & PhoneRequestInput)
