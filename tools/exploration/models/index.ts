import { everyCase } from '../../../machines/cases'
import type { Model } from '../kit/model'
import { withSampleSubject } from '../kit/sampleSubject'
import { accounts } from './accounts.model'
import { app } from './app.model'
import { login, logout, session } from './auth.model'
import { campaign } from './campaign.model'
import { caseModel } from './case.model'
import { claims } from './claims.model'
import { contract } from './contract.model'
import { contracts } from './contracts.model'
import { copying } from './copying.model'
import { dap } from './dap.model'
import { documents, email } from './documents.model'
import { download } from './download.model'
import { identification } from './identification.model'
import { line, wait } from './line.model'
import { loginCode, securityCode } from './oneTimeCode.model'
import { onlineCases } from './onlineCases.model'
import { packages } from './packages.model'
import { payment } from './payment.model'
import { paymentReturn } from './paymentReturn.model'
import { phoneRequest } from './phoneRequest.model'
import { preview } from './preview.model'
import { release } from './release.model'
import { security } from './security.model'
import { signature } from './signature.model'
import { suggestions } from './suggestions.model'
import { tab } from './tab.model'
import { upload } from './upload.model'

/** The model of every machine in the catalogue. */
export const models: readonly Model[] = [
  app,
  tab,
  release,
  line,
  wait,
  login,
  loginCode,
  logout,
  session,
  dap,
  security,
  securityCode,
  contract,
  contracts,
  campaign,
  identification,
  phoneRequest,
  payment,
  copying,
  paymentReturn,
  signature,
  onlineCases,
  accounts,
  claims,
  packages,
  upload,
  suggestions,
  preview,
  download,
  email,
  ...documents,
  ...everyCase.map((productLineCase) => caseModel(withSampleSubject(productLineCase, '10000001'))),
]
