/**
 * The address segment under which a transfer's details are shown. The browser's back button leads from the details to
 * the payment methods.
 */
export const TRANSFER_SLUG = 'atutalas'
