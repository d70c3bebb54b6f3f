/**
 * Packages that Vite prebundles for the browser tests. If Vite discovers a package only during the run, it reloads the
 * page.
 */
export const preparedPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'xstate',
  '@xstate/react',
  '@tanstack/react-virtual',
  'i18next',
  'react-i18next',
  'ofetch',
  'qr',
  'qr/decode.js',
  'valibot',
  'wouter',
  'axe-core',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
]
