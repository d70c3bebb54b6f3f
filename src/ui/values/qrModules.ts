import { encodeQR } from 'qr'

/** The quiet zone that a reader needs, in modules. */
const BORDER = 4

/** The modules of a QR code, row by row; `true` is dark. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
