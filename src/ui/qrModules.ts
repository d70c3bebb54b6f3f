import { encodeQR } from 'qr'

/** The free edge that a reader needs, in modules. */
const BORDER = 4

/** A text as the squares of a QR code, row by row: whether each is dark. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
