import { addressExamples } from './address'
import { campaignExamples } from './campaign'
import { clientContactExamples } from './clientContact'
import { clientDataExamples } from './clientData'
import { clientPaymentExamples } from './clientPayment'
import { emailCommunicationExamples } from './emailCommunication'
import type { ExampleSet } from './exampleSet'
import { listExamples } from './lists'
import { marketingExamples } from './marketing'

/** Example answers about a client's own data, and what helps with it. */
export const clientExamples: readonly ExampleSet[] = [
  ...clientContactExamples,
  ...emailCommunicationExamples,
  ...clientDataExamples,
  ...clientPaymentExamples,
  ...addressExamples,
  ...listExamples,
  ...marketingExamples,
  ...campaignExamples,
]
