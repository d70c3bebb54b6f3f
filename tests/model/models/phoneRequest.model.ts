import { phoneRequestMachine } from '../../../machines/phoneRequest/phoneRequest.machine'
import type { PhoneRequestEvent, PhoneRequestInput } from '../../../machines/phoneRequest/phoneRequest.types'
import { modelOf } from '../kit/model'

const fromSignIn: PhoneRequestInput = {
  kind: 'addNumber',
  contractNumber: '90000007',
  maskedEmail: 'h*****@pelda.example',
}
const byAddress: PhoneRequestInput = { kind: 'notAuthenticatedWithPhone', contractNumber: '', maskedEmail: null }

export const phoneRequest = modelOf(phoneRequestMachine, {
  inputs: { fromSignIn, byAddress },
  events: (): PhoneRequestEvent[] => [
    { type: 'contractNumber.changed', value: '10000001' },
    { type: 'phone.changed', value: '06 20 123 4567' },
    { type: 'phone.submitted' },
    { type: 'phoneRequest.left' },
  ],
  actors: {
    restore: (input) => [
      {
        name: 'fresh',
        end: { output: { ...pick(Object(input)), phone: '', requestId: 'id', attempt: 1 } },
        script: [],
      },
    ],
  },
  project: ({ contractNumber, phone, fault, attempt }) => [contractNumber, phone, fault, Math.min(attempt, 2)],
})

const pick = ({ kind, contractNumber, maskedEmail }: PhoneRequestInput): PhoneRequestInput => ({
  kind,
  contractNumber,
  maskedEmail,
})
