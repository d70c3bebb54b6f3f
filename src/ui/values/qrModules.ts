import { encodeQR } from 'qr'

/** Width of the empty border that a QR code reader needs, in modules (the squares of the code). */
const BORDER = 4

/** Returns the modules (squares) of a QR code, row by row. `true` is a dark module. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
