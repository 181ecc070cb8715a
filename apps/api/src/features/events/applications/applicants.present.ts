import type { Language } from '@engawa/contract/language';
import { presentStudentCard } from '../../../people/student-card.present.ts';
import type { ApplicantRow } from './applicants.repo.ts';

/** In the given order, which numbers the waiting list. */
export function presentApplicants(rows: readonly ApplicantRow[], language: Language) {
  const firstWaiting = rows.findIndex(({ state }) => state === 'waiting');
  return rows.map((row, at) => ({
    ...presentStudentCard(row, language),
    state: row.state,
    waitingPlace: row.state === 'waiting' ? at - firstWaiting + 1 : null,
    appliedAt: row.appliedAt.toISOString(),
  }));
}

export type Applicant = ReturnType<typeof presentApplicants>[number];
