import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import type { PhoneRequestEvent, PhoneRequestInput } from '../../../machines/auth/phoneRequest/phoneRequest.types'
import { SAVED_PHONE_REQUEST } from '../../../machines/storageKeys'
import { modelOf } from '../kit/model'

const fromSignIn: PhoneRequestInput = {
  kind: 'addNumber',
  contractNumber: '90000007',
  maskedEmail: 'h*****@pelda.example',
}
const byAddress: PhoneRequestInput = { kind: 'unknown', contractNumber: '', maskedEmail: null }

export const phoneRequest = modelOf(phoneRequestMachine, {
  inputs: { fromSignIn, byAddress },
  events: (): PhoneRequestEvent[] => [
    { type: 'contractNumber.changed', value: '10000001' },
    { type: 'phone.changed', value: '06 20 123 4567' },
    { type: 'phone.submitted' },
    { type: 'phoneRequest.left' },
  ],
  actors: {
    restore: (input) => {
      const start = pick(Object(input))
      const fresh = {
        ...start,
        signInNumber: start.contractNumber,
        phone: '',
        requestId: 'id',
        refused: [],
        isRequested: false,
      }
      const sentRequest = { ...fresh, phone: '06 20 123 4567', isRequested: true }
      return [
        { name: 'fresh', end: { output: fresh }, script: [] },
        {
          name: 'sent',
          end: { output: sentRequest },
          script: [],
          before: [{ type: 'store', key: SAVED_PHONE_REQUEST, value: sentRequest }],
        },
      ]
    },
  },
  project: ({ contractNumber, phone, technicalError }) => [contractNumber, phone, technicalError],
})

const pick = ({ kind, contractNumber, maskedEmail }: PhoneRequestInput): PhoneRequestInput => ({
  kind,
  contractNumber,
  maskedEmail,
})
