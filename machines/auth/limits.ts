/** Wrong answers that are allowed before a ban, where the insurer does not tell (specification, section 9). */
export const ATTEMPTS = 3

/** Ban where the insurer gives no time, in seconds (specification, section 9). */
const BAN_SECONDS = 3600

/** Pause before another code can be asked for (ms). */
export const RESEND_PAUSE = 30_000

/** When a ban ends that was told at a time (epoch, ms); `banTimeout` in seconds. */
export const banEnd = (at: number, banTimeout: number | null | undefined): number =>
  at + (banTimeout ?? BAN_SECONDS) * 1000
