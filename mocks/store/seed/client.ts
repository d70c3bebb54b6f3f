/**
 * The client of all sample contracts of natural persons. Two lists contain several contracts, because one client has
 * them all. One list offers other contracts for letters by e-mail. The other list belongs to a DÁP session, and also
 * has the companies that she signs for.
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
