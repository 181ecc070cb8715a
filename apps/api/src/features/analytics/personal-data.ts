import { analyticsIdOf } from '@engawa/contract/analytics/analytics-id';
import type { PersonalData } from '../../people/personal-data.ts';
import { listStoredProfileViews } from './profile-views.repo.ts';
import { listSeen } from './seen.repo.ts';

export const analyticsData: PersonalData = {
  tables: { seen: 'goes with the student', profile_view: 'goes with the student' },
  show: async ({ db, student }) => ({
    analytics: {
      id: analyticsIdOf('student', student.id),
      seen: (await listSeen(db, student.id)).map((row) => ({
        companyId: row.company_id,
        jobId: row.job_id,
        lastAt: row.last_at.toISOString(),
        times: row.times,
      })),
      viewedBy: await listStoredProfileViews(db, student.id),
    },
  }),
};
