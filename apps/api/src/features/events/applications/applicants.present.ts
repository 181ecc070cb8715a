import type { Language } from '@engawa/contract/language';
import { personName } from '@engawa/contract/person-name';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { smallestPicture } from '../../files/public.ts';
import type { ApplicantRow } from './applicants.repo.ts';

/** The rows in their order: the waiting list is counted here. */
export function presentApplicants(rows: readonly ApplicantRow[], language: Language) {
  const firstWaiting = rows.findIndex(({ state }) => state === 'waiting');
  return rows.map((row, at) => ({
    studentId: row.id,
    name: personName(row.first_name, row.last_name),
    nameKana: personName(row.first_name_kana, row.last_name_kana) || null,
    university:
      row.university && universityName({ name: row.university, place: row.place ?? '' }, language),
    graduation: row.graduation,
    pictureUrl: smallestPicture(row.pictures),
    state: row.state,
    waitingPlace: row.state === 'waiting' ? at - firstWaiting + 1 : null,
    appliedAt: row.appliedAt.toISOString(),
  }));
}

export type Applicant = ReturnType<typeof presentApplicants>[number];
