/** The token of an Authorization header; empty if absent. */
export const tokenIn = (header: string | null | undefined): string => /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
