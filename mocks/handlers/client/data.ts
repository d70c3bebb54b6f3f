import * as api from '../../../src/api/clientData'
import { type Answer, answerProperty, answerSignedIn, ok } from '../../reply'
import { takeContact } from '../../store/claims/requests'
import { addressesOf, changeAddress } from '../../store/client/address'
import { changeCompanyName, companyNameOf } from '../../store/client/companyName'
import { changePersonName, personNameOf } from '../../store/client/name'
import { changed } from '../call/changed'

/** A client's name and addresses, and whom to ask about a claim. */
export const clientDataAnswers: readonly Answer[] = [
  answerSignedIn(api.getPersonName)(({ contract }) => changed(personNameOf(contract))),

  answerSignedIn(api.changePersonName)(({ world, contract, body }) => changed(changePersonName(world, contract, body))),

  answerSignedIn(api.getCompanyName)(({ contract }) => changed(companyNameOf(contract))),

  answerSignedIn(api.changeCompanyName)(({ world, contract, body }) =>
    changed(changeCompanyName(world, contract, body)),
  ),

  answerSignedIn(api.getAddress)(({ contract }) => ok(addressesOf(contract))),

  answerSignedIn(api.changePermanentAddress)(({ world, contract, body }) =>
    changed(changeAddress(world, contract, 'permanentAddress', body)),
  ),

  answerSignedIn(api.changeMailingAddress)(({ world, contract, body }) =>
    changed(changeAddress(world, contract, 'mailingAddress', body)),
  ),

  answerProperty(api.giveClaimContactData)(({ world, contract, body }) => changed(takeContact(world, contract, body))),
]
