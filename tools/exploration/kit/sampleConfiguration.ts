import type { Site } from '../../../machines/services'
import type { Configuration } from '../../../src/api/configuration'

/** A portal configuration with a real server. */
export const sampleConfiguration: Configuration = {
  apiBaseUrl: '/api/',
  mock: false,
  showVersion: true,
  brand: {
    name: 'Minta Biztosító',
    logoUrl: null,
    accent: null,
    phone: '+36 1 234 5678',
    phoneHours: 'Munkanapokon 9 és 17 óra között',
    email: 'ugyfel@pelda.example',
    privacyUrl: 'https://pelda.example/adatvedelem',
    accessibilityUrl: 'https://pelda.example/akadalymentesseg',
    branchesUrl: 'https://pelda.example/fiokok',
  },
  externalForms: {
    health: 'https://pelda.example/egeszseg',
    travel: 'https://pelda.example/utas',
    fleet: 'https://pelda.example/flotta',
    warranty: 'https://pelda.example/garancia',
    other: 'https://pelda.example/egyeb',
  },
  paymentHosts: ['fizetes.example'],
  identificationHosts: ['azonositas.example'],
  tracking: false,
}

/** The site of a portal with the sample configuration. */
export const sampleSite: Site = { origin: 'https://portal.example', configuration: sampleConfiguration }
