import * as api from '../../../src/api/clientData'
import { type Answer, answerHome, answerSignedIn, ok } from '../../reply'
import { takeContact } from '../../store/claims/requests'
import { addressesOf, changeAddress } from '../../store/client/address'
import { changeCompanyName, companyNameOf } from '../../store/client/companyName'
import { changePersonName, personNameOf } from '../../store/client/name'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about a client's name and addresses, and the contact for a claim. */
export const clientDataAnswers: readonly Answer[] = [
  answerSignedIn(api.getPersonName)(({ contract }) => changeAnswer(personNameOf(contract))),

  answerSignedIn(api.changePersonName)(({ store, contract, body }) =>
    changeAnswer(changePersonName(store, contract, body)),
  ),

  answerSignedIn(api.getCompanyName)(({ contract }) => changeAnswer(companyNameOf(contract))),

  answerSignedIn(api.changeCompanyName)(({ store, contract, body }) =>
    changeAnswer(changeCompanyName(store, contract, body)),
  ),

  answerSignedIn(api.getAddress)(({ contract }) => ok(addressesOf(contract))),

  answerSignedIn(api.changePermanentAddress)(({ store, contract, body }) =>
    changeAnswer(changeAddress(store, contract, 'permanentAddress', body)),
  ),

  answerSignedIn(api.changeMailingAddress)(({ store, contract, body }) =>
    changeAnswer(changeAddress(store, contract, 'mailingAddress', body)),
  ),

  answerHome(api.giveClaimContactData)(({ store, contract, body }) => changeAnswer(takeContact(store, contract, body))),
]
