import type { ConnectState } from '@engawa/contract/connect/schemas';
import type { Language } from '@engawa/contract/language';
import { presentStudentCard } from '../../student-card.present.ts';
import { smallestPicture } from '../files/public.ts';
import type { CompanyConnectRow } from './company-connects.repo.ts';
import type { StudentConnectRow } from './student-connects.repo.ts';
import { answerBy, mustRest, type Side, type Tie, tieNow } from './tie.rules.ts';

/** The columns of a tie; all of them null where there is none. */
interface TieRow {
  state: Tie['state'] | null;
  askedBy: Side | null;
  changedBy: Side | null;
  since: Date | null;
  message: string | null;
}

export function tieOf({ state, askedBy, changedBy, since }: TieRow, now: Date): Tie | null {
  if (state === null || askedBy === null || since === null) return null;
  return tieNow({ state, askedBy, changedBy, since }, now);
}

function stateFor(tie: Tie | null, side: Side): ConnectState {
  if (tie?.state === 'connected') return 'connected';
  if (tie?.state !== 'asked') return 'none';
  return tie.askedBy === side ? 'applying' : 'waiting';
}

/** How a company's lists of other kinds mark somebody. */
export const connectStateForCompany = (row: TieRow, now: Date): ConnectState =>
  stateFor(tieOf(row, now), 'company');

/** What came before and is over is not shown; it only decides whether one may ask. */
function presentTie(row: TieRow, side: Side, now: Date) {
  const tie = tieOf(row, now);
  const state = stateFor(tie, side);
  if (tie === null || state === 'none') {
    const cannot = tie && mustRest(tie, side, now) ? ('asked_lately' as const) : null;
    return { state, cannot, message: null, since: null, expiresAt: null };
  }
  return {
    state,
    cannot: null,
    message: row.message || null,
    since: tie.since.toISOString(),
    expiresAt: tie.state === 'asked' ? answerBy(tie).toISOString() : null,
  };
}

export const presentForStudent = (row: StudentConnectRow, now: Date) => ({
  companyId: row.companyId,
  companyName: { jp: row.name_jp, en: row.name_en },
  verified: row.verified_at !== null,
  logoUrl: smallestPicture(row.logo),
  threadId: row.threadId,
  ...presentTie(row, 'student', now),
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
  ...presentTie(row, 'company', now),
});
