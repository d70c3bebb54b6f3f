const transfer = { amount: { value: 500_000, currency: 'HUF' }, date: '2026-11-20' } as const

/** A transfer that has not come in yet, as a header tells of it: of what is owed, or of a premium. */
export const announcedTransfers = {
  transferOnItsWay: { announcedTransfer: { ...transfer, premiumType: 'DEBT' } },
  transferOfThisPremium: { announcedTransfer: { ...transfer, premiumType: 'CURRENT' } },
  transferOfTheNext: { announcedTransfer: { ...transfer, premiumType: 'NEXT' } },
  transferOfWhatIsNotSaid: { announcedTransfer: { ...transfer, premiumType: null } },
} as const
