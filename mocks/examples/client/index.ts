import type { ExampleSet } from '../exampleSet'
import { addressExamples } from './address'
import { bankAccountExamples } from './bankAccount'
import { campaignExamples } from './campaign'
import { clientContactExamples } from './contact'
import { clientDataExamples } from './data'
import { emailCommunicationExamples } from './emailCommunication'
import { listExamples } from './lists'
import { marketingExamples } from './marketing'
import { clientPaymentExamples } from './payment'

/** Example answers about a client's own data, and the lists used to edit them. */
export const clientExamples: readonly ExampleSet[] = [
  ...clientContactExamples,
  ...emailCommunicationExamples,
  ...clientDataExamples,
  ...clientPaymentExamples,
  ...bankAccountExamples,
  ...addressExamples,
  ...listExamples,
  ...marketingExamples,
  ...campaignExamples,
]
