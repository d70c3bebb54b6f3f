const transfer = { amount: { value: 500_000, currency: 'HUF' }, date: '2026-11-20' } as const

/** An announced transfer that has not arrived, as a header shows it: for the debt or for a premium. */
export const announcedTransfers = {
  transferOnItsWay: { announcedTransfer: { ...transfer, premiumType: 'DEBT' } },
  transferOfThisPremium: { announcedTransfer: { ...transfer, premiumType: 'CURRENT' } },
  transferOfTheNext: { announcedTransfer: { ...transfer, premiumType: 'NEXT' } },
  transferOfWhatIsNotSaid: { announcedTransfer: { ...transfer, premiumType: null } },
} as const
