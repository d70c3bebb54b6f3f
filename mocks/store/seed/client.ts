/**
 * The one client whose the samples of natural persons are, so that what is listed together is one person's: the other
 * contracts that e-mail communication offers, and those of a DÁP session (which lists the companies she signs for, too).
 */
export const client = {
  name: 'Kerekes Boglárka',
  lastName: 'Kerekes',
  firstName: 'Boglárka',
  email: 'kerekes.boglarka@pelda.example',
  phoneNumber: '+36201234567',
  home: { zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér', buildingNo: '2.' },
} as const

/** Where she lived when contracts ended that nobody has told of her new home since; their sign-in asks for its code. */
export const formerHomes = {
  budapest: { zipCode: '1117', city: 'Budapest', streetAddress: 'Képzelet köz', buildingNo: '8/B' },
  miskolc: { zipCode: '3525', city: 'Miskolc', streetAddress: 'Kitalált út', buildingNo: '52.' },
} as const
