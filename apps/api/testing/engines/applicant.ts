import type { Profile } from '@engawa/contract/profile/schemas';
import { linh } from '../../src/features/documents/testing/sample-profile.ts';

/** A student whom each of the reasons keeps from some jobs. */
export function applicant(): Profile {
  const profile = linh();
  return {
    ...profile,
    residence: {
      ...profile.residence,
      status: 'student',
      expiresOn: '2027-06-30',
      expectedGraduation: '2027-03',
      otherActivityPermission: true,
    },
  };
}
