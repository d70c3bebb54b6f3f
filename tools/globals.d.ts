/** The build version, from package.json. Vite replaces it at build time. */
declare const __VERSION__: string

/** `true` if flows send their states to other windows of the origin: in development, and with `PORTAL_LIVE=1`. */
declare const __LIVE__: boolean

/** `true` if the portal sends the states of its flows to Stately's inspector. Set only by `npm start -- --inspect`. */
declare const __INSPECT__: boolean

/** `true` if the simulated insurer can run in the page. A build contains this insurer only with `--simulated`. */
declare const __SIMULATED__: boolean

/** The files that `src/early.ts` requests, by the first segment of the address. */
declare const __EARLY_FILES__: Readonly<Record<string, readonly string[]>>
