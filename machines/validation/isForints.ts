/** Whether a currency is the forint, which insurers write in two ways. */
export const isForints = (currency: string | null | undefined): boolean => currency === 'HUF' || currency === 'FT'
