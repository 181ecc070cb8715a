import type { Applicant } from '@engawa/contract/applications/applicant';
import { type Language, say } from '@engawa/contract/language';
import { personName, personReading } from '@engawa/contract/text/person-name';
import { presentStudentCard } from '../../../people/student-card.present.ts';
import { smallestPicture } from '../../files/public.ts';
import { offerStanding } from '../offer-standing.rules.ts';
import type { ApplicantRow } from './applicants.repo.ts';

/** Of an unavailable student only the fact that they applied is shown. */
export function presentApplicant(row: ApplicantRow, language: Language): Applicant {
  const gone = row.maySee ? null : 'unavailable';
  return {
    id: row.id,
    job: { id: row.jobId, title: { jp: row.titleJp, en: row.titleEn } },
    way: row.way,
    lentBy: row.lenderId
      ? { id: row.lenderId, name: { jp: row.lenderJp, en: row.lenderEn } }
      : null,
    status: row.status,
    statusAt: row.statusAt.toISOString(),
    student: gone === null ? studentOf(row, language) : null,
    gone,
    label: row.labelId,
    stage: row.stageId,
    assignee:
      row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
    appliedAt: row.appliedAt?.toISOString() ?? null,
    preAppliedAt: row.preAppliedAt?.toISOString() ?? null,
    waitingSince: isOwed(row) ? (row.appliedAt?.toISOString() ?? null) : null,
    outcome:
      row.outcome && row.outcomeDue
        ? { result: row.outcome, sendsAt: row.outcomeDue.toISOString() }
        : null,
    offer: offerStanding(row),
    notes: gone === null ? (row.notes ?? 0) : 0,
    ratings: gone === null ? (row.ratings ?? 0) : 0,
    myStars: gone === null ? row.myStars : null,
    averageStars:
      gone !== null || row.averageStars === null ? null : Math.round(row.averageStars * 10) / 10,
    threadId: gone === null ? row.threadId : null,
  };
}

/** The company owes an answer only for applications sent on the platform. */
const isOwed = ({ way, endedAt, outcomeDue }: ApplicantRow): boolean =>
  way === 'here' && endedAt === null && outcomeDue === null;

function studentOf(row: ApplicantRow, language: Language): Applicant['student'] {
  const { studentId, sent, first_name, last_name } = row;
  if (studentId === null || first_name === null || last_name === null) return null;
  if (!sent) return presentStudentCard({ ...row, id: studentId, first_name, last_name }, language);
  const { studentProfile: who } = sent;
  const { university } = who.education;
  return {
    studentId,
    name: personName(who),
    nameKana: personReading(who) || null,
    university: university ? say(university.names, language) : null,
    graduation: university?.graduation ?? null,
    pictureUrl: smallestPicture(row.pictures),
  };
}
