import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { CodeMoved, CodeTried } from '../oneTimeCode/oneTimeCode.types'
import type { PhoneRequestInput } from '../phoneRequest/phoneRequest.types'
import type { ProductLine } from '../routes'
import type { SignedIn } from '../signedIn'
import type { AnswerError } from './answerError'
import type { SavedLogin } from './saved'

/** Who signs in. */
export type UserType = SavedLogin['userType']

/** What happened to the sign-in as a whole, until the screen turns it into words. */
export type LoginNotice = 'sessionExpired' | 'otherError' | TechnicalErrorType

/** The sign-in as its screens read it. */
export interface LoginContext extends SavedLogin {
  /** The area of the sign-in's address. */
  readonly area: ProductLine
  /** What the second step asks the customer to know, as typed; never saved. */
  readonly answer: string
  /** What the sign-in ends with. */
  readonly outcome: LoginOutput
  readonly answerError: AnswerError | null
  /** How often the present step was refused, so that its field can take the focus each time. */
  readonly refusals: number
  readonly notice: LoginNotice | null
}

/** What can happen to a sign-in from outside. */
export type LoginEvent =
  | { readonly type: 'userType.chosen'; readonly userType: UserType }
  | { readonly type: 'contractNumber.changed'; readonly value: string }
  | { readonly type: 'contractNumber.submitted' }
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'method.switched' }
  | { readonly type: 'login.restarted' }
  | { readonly type: 'dap.chosen' }
  /** The number that codes go to is no longer the customer's. */
  | { readonly type: 'phone.lost' }
  | CodeMoved
  | CodeTried

/** What an earlier run in this tab has kept; why the customer has to sign in, where there is a reason; and where. */
export interface LoginInput {
  readonly saved: SavedLogin | null
  readonly expired: boolean
  readonly area: ProductLine
}

/** A finished sign-in, or another way that the customer takes instead. */
export type LoginOutput =
  | {
      readonly type: 'signedIn'
      readonly signedIn: SignedIn
      /** Where the insurer wants the customer identified first. */
      readonly identificationCaseId: string | null
    }
  | { readonly type: 'dap' }
  | ({ readonly type: 'phoneRequest' } & PhoneRequestInput)
