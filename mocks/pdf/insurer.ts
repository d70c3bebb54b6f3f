/** The made-up insurer's data for letters. */
export const insurer = {
  name: 'Minta Biztosító',
  company: 'Minta Biztosító Zrt.',
  address: '1117 Budapest, Képzelet köz 1.',
  mail: 'ugyfelszolgalat@mintabiztosito.example',
  seat: 'Budapest',
  /** The account for premium transfers. No customer has this number. */
  account: '99900023-12345678-00000015',
} as const

/** The insurer's logo in a square of 32 units: a background, a rising sun, a horizon. */
export const logo = {
  ground:
    '9 0 m 23 0 l 27.97 0 32 4.03 32 9 c 32 23 l 32 27.97 27.97 32 23 32 c 9 32 l 4.03 32 0 27.97 0 23 c 0 9 l 0 4.03 4.03 0 9 0 c',
  sun: '7 19 m 7 14.03 11.03 10 16 10 c 20.97 10 25 14.03 25 19 c h',
  horizon: '7 21.5 18 2.5 re',
} as const

/** The colours of printed documents. */
export const colours = {
  accent: '#0b5a66',
  sun: '#f3b33d',
  ink: '#13222a',
  soft: '#43515a',
  line: '#e2d9ca',
  ground: '#f9f5ee',
  paper: '#ffffff',
} as const
