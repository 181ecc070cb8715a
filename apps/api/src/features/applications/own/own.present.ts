import { isSharedStep, type SharedStep } from '@engawa/contract/applications/schemas';
import { smallestPicture } from '../../files/public.ts';
import { offerStanding } from '../offer-standing.rules.ts';
import type { OwnRow } from './own.repo.ts';

const isPreApplied = ({ appliedAt, status }: OwnRow): boolean =>
  appliedAt === null && status === 'new';

export const presentOwn = (row: OwnRow) => ({
  id: row.id,
  company: {
    id: row.companyId,
    name: { jp: row.name_jp, en: row.name_en },
    verified: row.verifiedAt !== null,
    logoUrl: smallestPicture(row.logo),
  },
  job: { id: row.jobId, title: { jp: row.titleJp, en: row.titleEn } },
  jobOpen: row.jobOpen,
  way: row.way,
  applyUrl: isPreApplied(row) && row.jobOpen ? (row.published?.common.applyUrl ?? null) : null,
  lentBy:
    row.lenderId === null
      ? null
      : { id: row.lenderId, name: { jp: row.lenderJp, en: row.lenderEn } },
  status: isPreApplied(row) ? ('pre-applied' as const) : row.status,
  appliedAt: row.appliedAt?.toISOString() ?? null,
  statusAt: row.statusAt.toISOString(),
  // Hidden until the outcome is sent.
  outcomeText: row.status === 'offered' || row.status === 'declined' ? row.outcomeText : null,
  offer: offerStanding(row),
  timeline: row.steps.flatMap(({ kind, at }) => stepOf(kind, at)),
  threadId: row.appliedAt === null ? null : row.threadId,
});

const stepOf = (kind: string, at: Date | string): { kind: SharedStep; at: string }[] =>
  isSharedStep(kind) ? [{ kind, at: new Date(at).toISOString() }] : [];
