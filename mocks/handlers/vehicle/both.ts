import type * as vehicle from '../../../src/api/vehicle'
import { type Answer, type answerCasco, type answerKgfb, ok } from '../../reply'
import { casesOf } from '../../store/cases/cases'
import { listedInsurers } from '../../store/vehicle/bonus'
import { changePlate } from '../../store/vehicle/plate'
import { changeAnswer } from '../call/changeAnswer'
import { headerOf } from './reply'

type VehicleLine = 'kgfb' | 'casco'

/** The calls that both vehicle insurances have, each under its own address. */
interface SharedVehicleCalls<Line extends VehicleLine> {
  readonly getHeader: ReturnType<typeof vehicle.headerEndpoint<Line>>
  readonly getCases: ReturnType<typeof vehicle.casesEndpoint<Line>>
  readonly getModifyLicensePlate: ReturnType<typeof vehicle.sharedPlateEndpoint<Line>>
  readonly modifyLicensePlate: ReturnType<typeof vehicle.plateChangeEndpoint<Line>>
  readonly getInsuranceCompanies: ReturnType<typeof vehicle.insurersEndpoint<Line>>
}

/** Answers the calls of either vehicle insurance by the same rules. */
export const sharedVehicleAnswers = <Line extends VehicleLine>(
  answer: typeof answerKgfb | typeof answerCasco,
  calls: SharedVehicleCalls<Line>,
): readonly Answer[] => [
  answer(calls.getHeader)(({ store, contract }) => ok(headerOf(store, contract))),
  answer(calls.getCases)(({ store, contract }) => ok(casesOf(store, contract))),
  answer(calls.getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),
  answer(calls.modifyLicensePlate)(({ store, contract, body }) =>
    changeAnswer(changePlate(store, contract, body.licensePlateNumber, body.registrationBook)),
  ),
  answer(calls.getInsuranceCompanies)(() => ok(listedInsurers())),
]
