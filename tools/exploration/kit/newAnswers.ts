/** Answers that differ from the insurer's data, by field. Needed if the sample answer equals the insurer's data. */
export const newAnswers: Readonly<Record<string, string>> = {
  phoneNumber: '+36 30 765 4321',
  taxNumber: '8431711019',
  bankAccount: '99900016-23456787',
}
