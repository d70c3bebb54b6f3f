/** A transfer that has not come in yet, as a header tells of it. */
export const announcedTransfer = { amount: { value: 500_000, currency: 'HUF' }, date: '2026-11-20' } as const
