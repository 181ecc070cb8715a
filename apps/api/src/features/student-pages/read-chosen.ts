import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { withRareTerms } from '../common-terms/public.ts';
import { findContent, findGeneral } from '../contents/public.ts';
import { wishesOfPosting } from '../matches/public.ts';
import { wishesNow } from '../targets/public.ts';

interface Asked {
  companyId: string;
  job: string | undefined;
  setting: string | undefined;
  /** Target settings are for recruiters who search and connect, not for interviewers. */
  recruiting: boolean;
  day: string;
}

interface Chosen {
  wishes: TargetWishes | undefined;
  job: { id: string; published: JobDocument } | undefined;
}

/** What the student is scored against: a target setting, or a published job. */
export async function readChosen(db: Db, asked: Asked): Promise<Chosen> {
  const { companyId, setting, recruiting, day } = asked;
  const job = asked.job === undefined ? undefined : await readJob(db, companyId, asked.job);
  if (setting !== undefined) {
    const wishes = recruiting ? await wishesNow(db, companyId, setting) : undefined;
    return { wishes: found(wishes), job };
  }
  if (!job) return { wishes: undefined, job };
  const general = (await findGeneral(db, companyId))?.published ?? null;
  const wishes = wishesOfPosting({ job: job.published, general }, day);
  return { wishes: await withRareTerms(db, wishes), job };
}

async function readJob(db: Db, companyId: string, id: string) {
  const job = found(await findContent(db, companyId, 'job', id));
  return { id: job.id, published: found(job.published ?? undefined) };
}
