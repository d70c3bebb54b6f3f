/**
 * The client who owns all sample contracts of natural persons. All belong to one client so that two lists contain
 * several contracts: the switch to letters by e-mail lists the client's other contracts. The DÁP sign-in lists all her
 * contracts, and also those of companies that she signs for.
 */
export const client = {
  name: 'Kerekes Boglárka',
  lastName: 'Kerekes',
  firstName: 'Boglárka',
  email: 'kerekes.boglarka@pelda.example',
  phoneNumber: '+36201234567',
  home: { zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér', buildingNo: '2.' },
} as const

/** The client's former addresses. Contracts that ended before she moved ask for the old postal code at sign-in. */
export const formerHomes = {
  budapest: { zipCode: '1117', city: 'Budapest', streetAddress: 'Képzelet köz', buildingNo: '8/B' },
  miskolc: { zipCode: '3525', city: 'Miskolc', streetAddress: 'Kitalált út', buildingNo: '52.' },
} as const
