/** The build version, from package.json. Vite replaces it at build time. */
declare const __VERSION__: string

/**
 * Tells if the portal sends its flows' states to other windows of its origin (`PORTAL_LIVE=1`, and while developing).
 */
declare const __LIVE__: boolean

/** Tells if the portal sends its flows' states to Stately's inspector (`npm start -- --inspect` only). */
declare const __INSPECT__: boolean

/** Tells if the simulated insurer can run in the page. A build includes it only with `--simulated`. */
declare const __SIMULATED__: boolean

/** The files that `src/early.ts` requests, by the first segment of the address. */
declare const __EARLY_FILES__: Readonly<Record<string, readonly string[]>>
