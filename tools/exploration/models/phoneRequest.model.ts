import { phoneRequestMachine } from '../../../machines/auth/phoneRequest/phoneRequest.machine'
import type { PhoneRequestEvent, PhoneRequestInput } from '../../../machines/auth/phoneRequest/phoneRequest.types'
import { SAVED_PHONE_REQUEST } from '../../../machines/storageKeys'
import { modelOf } from '../kit/model'

const signInInput: PhoneRequestInput = {
  kind: 'addNumber',
  contractNumber: '90000007',
  maskedEmail: 'h*****@pelda.example',
}
const addressInput: PhoneRequestInput = { kind: 'unknown', contractNumber: '', maskedEmail: null }

export const phoneRequestModel = modelOf(phoneRequestMachine, {
  inputs: { fromSignIn: signInInput, byAddress: addressInput },
  events: (): PhoneRequestEvent[] => [
    { type: 'contractNumber.changed', value: '10000001' },
    { type: 'phone.changed', value: '06 20 123 4567' },
    { type: 'phone.submitted' },
    { type: 'phoneRequest.left' },
  ],
  actors: {
    restore: (input) => {
      const startInput = phoneRequestInputOf(Object(input))
      const freshRequest = {
        ...startInput,
        signInNumber: startInput.contractNumber,
        phone: '',
        requestId: 'id',
        refused: [],
        isRequested: false,
      }
      const sentRequest = { ...freshRequest, phone: '06 20 123 4567', isRequested: true }
      return [
        { name: 'fresh', end: { output: freshRequest }, script: [] },
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

const phoneRequestInputOf = ({ kind, contractNumber, maskedEmail }: PhoneRequestInput): PhoneRequestInput => ({
  kind,
  contractNumber,
  maskedEmail,
})
