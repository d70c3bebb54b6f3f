/**
 * The part of the address that shows a transfer's details. The browser's back button leads from it to the payment
 * methods.
 */
export const TRANSFER_SLUG = 'atutalas'
