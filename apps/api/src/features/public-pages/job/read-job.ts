import type { PerLanguage } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { readJobView } from '../../company-view/public.ts';
import { findGeneral, perWritten } from '../../contents/public.ts';

type Read = Awaited<ReturnType<typeof readJobView>>;
export type JobView = Read['job'];

export interface ReadJob extends Read {
  /** When the job was first visible to anybody. */
  openedAt: Date;
  about: PerLanguage<string>;
  coverOfCompany: string | null;
  homepage: string | null;
}

/** The published job. The caller has checked that visitors may see it. */
export async function readJob(
  db: Db,
  id: string,
  { companyId, openedAt }: { companyId: string; openedAt: Date },
): Promise<ReadJob> {
  const [view, row] = await Promise.all([
    readJobView(db, companyId, id, 'published'),
    findGeneral(db, companyId),
  ]);
  const general = found(row?.published);
  const words = general.jp ?? general.en;
  return {
    ...view,
    openedAt,
    about: perWritten('general', general, ({ companyProfile }) => companyProfile ?? ''),
    coverOfCompany: words?.coverImage ?? null,
    homepage: words?.urls.find(({ url }) => url !== null)?.url ?? null,
  };
}
