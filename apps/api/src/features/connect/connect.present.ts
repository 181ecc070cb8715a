import type { ConnectState } from '@engawa/contract/connect/schemas';
import type { Language } from '@engawa/contract/language';
import { presentStudentCard } from '../../people/student-card.present.ts';
import { smallestPicture } from '../files/public.ts';
import {
  answerBy,
  type Connection,
  connectionNow,
  mustRest,
  type Side,
} from './connection.rules.ts';
import type { CompanyConnectRow } from './lists/company-connections.repo.ts';
import type { StudentConnectRow } from './lists/student-connections.repo.ts';

interface ConnectionRow {
  state: Connection['state'] | null;
  askedBy: Side | null;
  changedBy: Side | null;
  since: Date | null;
  message: string | null;
}

interface RequestRow extends ConnectionRow {
  jobId: string | null;
  jobJp: string | null;
  jobEn: string | null;
  jobOpen: boolean;
}

export const presentJob = ({
  jobId,
  jobJp,
  jobEn,
  jobOpen,
}: Omit<RequestRow, keyof ConnectionRow>) =>
  jobJp === null && jobEn === null
    ? null
    : { id: jobId, title: { jp: jobJp, en: jobEn }, open: jobOpen };

export function connectionOf(
  { state, askedBy, changedBy, since }: ConnectionRow,
  now: Date,
): Connection | null {
  if (state === null || askedBy === null || since === null) return null;
  return connectionNow({ state, askedBy, changedBy, since }, now);
}

function stateFor(connection: Connection | null, side: Side): ConnectState {
  if (connection?.state === 'connected') return 'connected';
  if (connection?.state !== 'asked') return 'none';
  return connection.askedBy === side ? 'applying' : 'waiting';
}

/** Marks a student's connection in other lists of the company. */
export const connectStateForCompany = (row: ConnectionRow, now: Date): ConnectState =>
  stateFor(connectionOf(row, now), 'company');

/** An ended connection is not shown; it only decides whether one may ask again. */
function presentConnection(row: RequestRow, side: Side, now: Date) {
  const connection = connectionOf(row, now);
  const state = stateFor(connection, side);
  if (connection === null || state === 'none') {
    const cannot = connection && mustRest(connection, side, now) ? ('asked_lately' as const) : null;
    return { state, cannot, message: null, job: null, since: null, expiresAt: null };
  }
  return {
    state,
    cannot: null,
    message: row.message || null,
    job: presentJob(row),
    since: connection.since.toISOString(),
    expiresAt: connection.state === 'asked' ? answerBy(connection).toISOString() : null,
  };
}

export const presentForStudent = (row: StudentConnectRow, now: Date) => ({
  companyId: row.companyId,
  companyName: { jp: row.name_jp, en: row.name_en },
  verified: row.verified_at !== null,
  logoUrl: smallestPicture(row.logo),
  threadId: row.threadId,
  ...presentConnection(row, 'student', now),
});

export type PresentedForCompany = ReturnType<typeof presentForCompany>;

export const presentForCompany = (
  row: CompanyConnectRow,
  { now, language }: { now: Date; language: Language },
) => ({
  ...presentStudentCard(row, language),
  labels: row.labels.map(({ id }) => id),
  askedBy: row.askedBy === 'company' ? row.recruiter : null,
  threadId: row.threadId,
  isNew: row.isNew === true,
  ...presentConnection(row, 'company', now),
});
