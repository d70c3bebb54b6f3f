import type { Answer } from '../../reply'
import { addressAnswers } from './address'
import { bankAccountAnswers } from './bankAccount'
import { campaignAnswers } from './campaign'
import { clientContactAnswers } from './contact'
import { clientDataAnswers } from './data'
import { emailCommunicationAnswers } from './emailCommunication'
import { listAnswers } from './lists'
import { marketingAnswers } from './marketing'
import { clientPaymentAnswers } from './payment'

/** What a client changes of their own data, and what helps with it. */
export const clientAnswers: readonly Answer[] = [
  ...clientContactAnswers,
  ...emailCommunicationAnswers,
  ...clientDataAnswers,
  ...clientPaymentAnswers,
  ...bankAccountAnswers,
  ...addressAnswers,
  ...listAnswers,
  ...marketingAnswers,
  ...campaignAnswers,
]
