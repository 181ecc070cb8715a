import { smallestPicture } from '../../files/public.ts';
import type { ApplicantRow } from './applicants.repo.ts';

const named = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();

/** The rows in their order: the waiting list is counted here. */
export function presentApplicants(rows: readonly ApplicantRow[]) {
  const firstWaiting = rows.findIndex(({ state }) => state === 'waiting');
  return rows.map((row, at) => ({
    studentId: row.id,
    name: named(row.first_name, row.last_name),
    nameKana: named(row.first_name_kana, row.last_name_kana) || null,
    university: row.university,
    graduation: row.graduation,
    pictureUrl: smallestPicture(row.pictures),
    state: row.state,
    waitingPlace: row.state === 'waiting' ? at - firstWaiting + 1 : null,
    appliedAt: row.appliedAt.toISOString(),
  }));
}

export type Applicant = ReturnType<typeof presentApplicants>[number];
