import type * as vehicle from '../../../src/api/vehicle'
import { type Answer, type answerCasco, type answerKgfb, ok } from '../../reply'
import { casesOf } from '../../store/cases/cases'
import { listedInsurers } from '../../store/vehicle/bonus'
import { changePlate } from '../../store/vehicle/plate'
import { changeAnswer } from '../call/changed'
import { headerOf } from './reply'

type Kind = 'kgfb' | 'casco'

/** The calls that both vehicle insurances have, each under its own address. */
interface Calls<Of extends Kind> {
  readonly getHeader: ReturnType<typeof vehicle.headerOf<Of>>
  readonly getCases: ReturnType<typeof vehicle.casesOf<Of>>
  readonly getModifyLicensePlate: ReturnType<typeof vehicle.sharedPlateOf<Of>>
  readonly modifyLicensePlate: ReturnType<typeof vehicle.plateChangeOf<Of>>
  readonly getInsuranceCompanies: ReturnType<typeof vehicle.insurersOf<Of>>
}

/** Answers the calls of either vehicle insurance by the same rules. */
export const answersOfBoth = <Of extends Kind>(
  answer: typeof answerKgfb | typeof answerCasco,
  calls: Calls<Of>,
): readonly Answer[] => [
  answer(calls.getHeader)(({ store, contract }) => ok(headerOf(store, contract))),
  answer(calls.getCases)(({ store, contract }) => ok(casesOf(store, contract))),
  answer(calls.getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),
  answer(calls.modifyLicensePlate)(({ store, contract, body }) =>
    changeAnswer(changePlate(store, contract, body.licensePlateNumber, body.registrationBook)),
  ),
  answer(calls.getInsuranceCompanies)(() => ok(listedInsurers())),
]
