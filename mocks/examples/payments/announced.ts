import type { AnnouncedTransfer, DueType } from '../../../src/api/entities'

const announceTransfers = (
  ...premiumTypes: readonly (DueType | null)[]
): { announcedTransfers: AnnouncedTransfer[] } => ({
  announcedTransfers: premiumTypes.map((premiumType) => ({
    amount: { value: 500_000, currency: 'HUF' },
    date: '2026-11-20',
    premiumType,
  })),
})

/**
 * Announced bank transfers that have not arrived, as a header lists them. One for each type of payment, one without a
 * type, none, and several.
 */
export const announcedTransfers = {
  transferOnItsWay: announceTransfers('DEBT'),
  transferOfThisPremium: announceTransfers('CURRENT'),
  transferOfTheNext: announceTransfers('NEXT'),
  transferOfWhatIsNotSaid: announceTransfers(null),
  noTransfers: announceTransfers(),
  everyTransfer: announceTransfers('DEBT', 'CURRENT', 'NEXT'),
}
