const storesNothing = 'it stores nothing';
const elsewhere = 'it needs an OpenID provider; apps/engawa/tests/identity.life.test.ts has it';

/** Commands without kill tests, with the reason. */
export const leftOut: Record<string, string> = {
  'anyone.auth.startSso': elsewhere,
  'anyone.auth.ssoLogin': elsewhere,
  'student.emailChange.askChange': elsewhere,
  'anyone.auth.sendCode': 'it sends a code only where somebody has guessed fifty times',
  'anyone.passwords.selectCompany': 'a choice beside resetPassword; it stores a token as that does',
  'student.connect.openRequests': 'it notes one time per request, which no other row depends on',
  'company.applications.previewOutcomes': storesNothing,
  'company.translation.translateContent': storesNothing,
  'company.translation.translateGeneral': storesNothing,
  'company.translation.translateJob': storesNothing,
};
