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

/** Answers about a client's own data, and the lists used to edit them. */
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
