import { everyCase } from '../../../machines/cases'
import type { Model } from '../kit/model'
import { withSampleSubject } from '../kit/sampleSubject'
import { accountsModel } from './accounts.model'
import { appModel } from './app.model'
import { loginModel, logoutModel, sessionModel } from './auth.model'
import { campaignModel } from './campaign.model'
import { caseModel } from './case.model'
import { claimsModel } from './claims.model'
import { contractModel } from './contract.model'
import { contractsModel } from './contracts.model'
import { copyingModel } from './copying.model'
import { dapModel } from './dap.model'
import { documentModels, emailModel } from './documents.model'
import { downloadModel } from './download.model'
import { identificationModel } from './identification.model'
import { lineModel, waitModel } from './line.model'
import { loginCodeModel, securityCodeModel } from './oneTimeCode.model'
import { onlineCasesModel } from './onlineCases.model'
import { packagesModel } from './packages.model'
import { paymentModel } from './payment.model'
import { paymentReturnModel } from './paymentReturn.model'
import { phoneRequestModel } from './phoneRequest.model'
import { previewModel } from './preview.model'
import { releaseModel } from './release.model'
import { securityModel } from './security.model'
import { signatureModel } from './signature.model'
import { suggestionsModel } from './suggestions.model'
import { tabModel } from './tab.model'
import { uploadModel } from './upload.model'

/** The model of every machine in the catalogue. */
export const models: readonly Model[] = [
  appModel,
  tabModel,
  releaseModel,
  lineModel,
  waitModel,
  loginModel,
  loginCodeModel,
  logoutModel,
  sessionModel,
  dapModel,
  securityModel,
  securityCodeModel,
  contractModel,
  contractsModel,
  campaignModel,
  identificationModel,
  phoneRequestModel,
  paymentModel,
  copyingModel,
  paymentReturnModel,
  signatureModel,
  onlineCasesModel,
  accountsModel,
  claimsModel,
  packagesModel,
  uploadModel,
  suggestionsModel,
  previewModel,
  downloadModel,
  emailModel,
  ...documentModels,
  ...everyCase.map((productLineCase) => caseModel(withSampleSubject(productLineCase, '10000001'))),
]
