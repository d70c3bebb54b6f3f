/** Answers that the insurer does not know yet, by field, where the sample answer is known to it. */
export const newAnswers: Readonly<Record<string, string>> = {
  phoneNumber: '+36 30 765 4321',
  taxNumber: '8431711019',
  bankAccount: '99900016-23456787',
}
