/**
 * The client of all samples of natural persons, so that lists of contracts belong to one person: the other contracts
 * offered for e-mail communication, and those of a DÁP session (which also lists the companies she signs for).
 */
export const client = {
  name: 'Kerekes Boglárka',
  lastName: 'Kerekes',
  firstName: 'Boglárka',
  email: 'kerekes.boglarka@pelda.example',
  phoneNumber: '+36201234567',
  home: { zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér', buildingNo: '2.' },
} as const

/**
 * Former homes, at the addresses of contracts that ended before she moved. Sign-in to those contracts asks for the old
 * postal code.
 */
export const formerHomes = {
  budapest: { zipCode: '1117', city: 'Budapest', streetAddress: 'Képzelet köz', buildingNo: '8/B' },
  miskolc: { zipCode: '3525', city: 'Miskolc', streetAddress: 'Kitalált út', buildingNo: '52.' },
} as const
