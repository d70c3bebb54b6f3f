/** The part of the address at which a payment shows what a transfer needs: the browser's back leads from there to the choice of how to pay. */
export const TRANSFER_SLUG = 'atutalas'
