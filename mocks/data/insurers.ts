import { sortedByName } from './sorted'

/** Other insurance companies that a customer can choose from. All are made up. */
export const insuranceCompanies: ReadonlyArray<{ readonly id: number; readonly name: string }> = sortedByName([
  { id: 1, name: 'Csillagfény Biztosító' },
  { id: 2, name: 'Délibáb Biztosító' },
  { id: 3, name: 'Galagonya Biztosító Egyesület' },
  { id: 4, name: 'Iránytű Biztosító' },
  { id: 5, name: 'Kékszirt Biztosító' },
  { id: 6, name: 'Liliom Kölcsönös Biztosító' },
  { id: 7, name: 'Napraforgó Biztosító' },
  { id: 8, name: 'Őrláng Biztosító' },
  { id: 9, name: 'Révész Biztosító' },
  { id: 10, name: 'Tölgyfa Biztosító' },
  { id: 11, name: 'Üveghegy Biztosító' },
  { id: 12, name: 'Világítótorony Biztosító' },
])
