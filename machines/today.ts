/** The day that it is in Hungary at a time (epoch, ms), as `yyyy-MM-dd`. */
export const dayAt = (time: number): string =>
  // Sweden writes its days as the wire does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format(time)
