import type { AnnouncedTransfer, DueType } from '../../../src/api/entities'

const announced = (...types: readonly (DueType | null)[]): { announcedTransfers: AnnouncedTransfer[] } => ({
  announcedTransfers: types.map((premiumType) => ({
    amount: { value: 500_000, currency: 'HUF' },
    date: '2026-11-20',
    premiumType,
  })),
})

/** Announced transfers that have not arrived, as a header lists them: for the debt, for a premium, and none. */
export const announcedTransfers = {
  transferOnItsWay: announced('DEBT'),
  transferOfThisPremium: announced('CURRENT'),
  transferOfTheNext: announced('NEXT'),
  transferOfWhatIsNotSaid: announced(null),
  noTransfers: announced(),
  everyTransfer: announced('DEBT', 'CURRENT', 'NEXT'),
}
