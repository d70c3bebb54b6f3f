import { getPartner } from '../../../src/api/clientContact'
import {
  changeToEmail,
  finishChangeToEmail,
  resendChangeToEmailCode,
  summarizeChangeToEmail,
  validateChangeToEmailCode,
} from '../../../src/api/emailCommunication'
import type { CallData } from '../../../src/api/endpoint'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import type { Option } from '../../case/definition/field'
import { email } from '../../case/definition/fields/email'
import { listedManyOf } from '../../case/definition/fields/manyOf'
import { optional } from '../../case/definition/fields/optional'

type OtherContract = CallData<typeof getPartner>[number]

/**
 * Returns a contract's label. The plate or the package in the label distinguishes contracts with the same masked
 * number.
 */
const contractLabel = ({ productName, additionalInfo, maskedContractNumber, contractNumber }: OtherContract): string =>
  [productName, additionalInfo, maskedContractNumber ?? contractNumber].filter(Boolean).join(', ')

/**
 * Returns the properties that disable a contract's option and give the reason. Empty if the insurer reports that this
 * contract can change to e-mail.
 */
const disabledOptionPart = ({
  email: address,
  emailDate,
  canChangeToEmailCommunicationOther,
}: OtherContract): Partial<Option> => {
  if (emailDate) {
    const note = address
      ? { name: 'sinceTo', values: { day: emailDate, email: address } }
      : { name: 'since', values: { day: emailDate } }
    return { note, isDisabled: true }
  }
  return canChangeToEmailCommunicationOther === true ? {} : { note: { name: 'notOffered' }, isDisabled: true }
}

const contractOption = (contract: OtherContract): Option => ({
  value: contract.contractNumber,
  label: contractLabel(contract),
  ...disabledOptionPart(contract),
})

/**
 * Áttérés elektronikus kapcsolattartásra: letters come by e-mail. A code verifies the address. Other contracts of the
 * customer can change too, and a preview shows the effect.
 */
export const emailCommunication = defineCase({
  id: 'common.emailCommunication',
  form: {
    email: email(),
    contractNumbers: optional(listedManyOf(getPartner, (contracts) => contracts.map(contractOption))),
  },
  code: {
    channel: 'email',
    to: 'email',
    start: changeToEmail,
    check: validateChangeToEmailCode,
    resend: resendChangeToEmailCode,
  },
  preview: {
    from: summarizeChangeToEmail,
    when: 'step',
    input: ({ body }) => ({ body }),
    details: ({ email: address, contracts }) => [
      ...knownDetail('lettersTo', 'text', address),
      ...knownDetail('alsoChanged', 'text', (contracts ?? []).map(contractLabel).join('; ')),
    ],
  },
  summary: true,
  submit: finishChangeToEmail,
})
