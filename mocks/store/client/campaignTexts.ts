import type { InferOutput } from 'valibot'
import type { campaign } from '../../../src/api/entities'
import { termsLink } from '../accounts/view'

/** A campaign as the API returns it. */
export type Campaign = InferOutput<typeof campaign>

/** The result without an active campaign. */
export const noCampaign: Campaign = { activeForInsurances: [], isCampaignActive: false }

/** A campaign in which the customer takes part at once. */
export const fuelDraw: Campaign = {
  activeForInsurances: ['kgfb'],
  campaignTitle: 'Nyerjen üzemanyag-utalványt!',
  campaignMenuTitle: 'Üzemanyag-nyereményjáték',
  campaignDescription:
    'Kötelező biztosítással rendelkező ügyfeleink között minden héten kisorsolunk egy 50\u00a0000\u00a0forintos üzemanyag-utalványt. A részvétel ingyenes.',
  campaignHint: 'Ha Ön nyer, e-mailben értesítjük.',
  isCampaignActive: true,
  campaignType: 'FUEL_DRAW',
  caseType: null,
  playButtonText: 'Részt veszek',
  skipButtonText: 'Nem érdekel',
  remindMeLaterButtonText: 'Emlékeztessen később',
  campaignTermsDocumentUrl: termsLink('campaign'),
}

/** A campaign that opens a case of the menu. */
export const lettersByEmail: Campaign = {
  activeForInsurances: ['lakas', 'casco', 'elet'],
  campaignTitle: 'Papír helyett e-mail',
  campaignMenuTitle: 'Papír helyett e-mail',
  campaignDescription:
    'Térjen át elektronikus kapcsolattartásra! Leveleinket így azonnal megkapja, és kevesebb papír fogy.',
  campaignHint: 'Az áttérés csak néhány percig tart.',
  isCampaignActive: true,
  campaignType: 'LETTERS_BY_EMAIL',
  caseType: 'email-communication',
  playButtonText: 'Áttérek',
  skipButtonText: 'Nem kérem',
  remindMeLaterButtonText: 'Emlékeztessen később',
  campaignTermsDocumentUrl: null,
}
