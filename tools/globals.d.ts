/** The build version, from package.json. Vite replaces it at build time. */
declare const __VERSION__: string
