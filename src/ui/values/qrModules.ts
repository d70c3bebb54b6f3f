import { encodeQR } from 'qr'

/** The empty border that a reader needs, in modules (the squares of the code), and the level of error correction. */
const SETTINGS = { border: 4, ecc: 'medium' } as const

/** Width of a module in a picture (px). Any reader can read this size, and the file is still small. */
const MODULE_PIXELS = 6

/** Returns the modules (squares) of a QR code, row by row. `true` is a dark module. */
export const qrModules = (text: string): readonly (readonly boolean[])[] => encodeQR(text, 'raw', SETTINGS)

/**
 * Returns a picture of a QR code as a data URL of a GIF file. It is made without a canvas, because some browsers forbid
 * reading a canvas, or return noise.
 */
export const qrPictureUrl = (text: string): string => encodeQR(text, 'data-url', { ...SETTINGS, scale: MODULE_PIXELS })
