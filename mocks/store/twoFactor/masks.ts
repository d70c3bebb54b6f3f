/** A phone number with its middle hidden. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)} ${phone.slice(3, 5)} *** **${phone.slice(-2)}`

/** An e-mail address with all but its first letter hidden. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1*****')
