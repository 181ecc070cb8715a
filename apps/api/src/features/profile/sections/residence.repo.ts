import type { saveResidence } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const residenceRows = (
  studentId: string,
  residence: Unversioned<typeof saveResidence>,
): SectionRows => ({
  student_residence: [
    {
      student_id: studentId,
      status: residence.status,
      designation: residence.designation,
      expires_on: residence.expiresOn,
      expected_graduation: residence.expectedGraduation,
      other_activity_permission: residence.otherActivityPermission,
    },
  ],
});
