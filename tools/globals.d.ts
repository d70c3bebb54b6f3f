/** The build version, from package.json. Vite replaces it at build time. */
declare const __VERSION__: string

/** Whether the portal tells other windows of its origin where its flows stand (`PORTAL_LIVE=1`, and while developing). */
declare const __LIVE__: boolean

/** Whether the portal shows Stately's inspector where its flows stand (`npm start -- --inspect` only). */
declare const __INSPECT__: boolean

/** Whether the simulated insurer can answer in the page. A build leaves it out unless it was asked for (`--simulated`). */
declare const __SIMULATED__: boolean

/** What `src/early.ts` asks for, by the first part of the address. */
declare const __EARLY_FILES__: Readonly<Record<string, readonly string[]>>
