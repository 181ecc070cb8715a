import { changedItems, itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import type { DemoJob } from '@engawa/demo/jobs/demo-job';
import { demoJobs } from '@engawa/demo/jobs/demo-jobs';
import { partners, saveLists, shares } from '@engawa/demo/jobs/sharing';
import { nextSpring } from '@engawa/demo/profiles/school-year';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { replaceAudience } from '../../features/audience/audience.repo.ts';
import { insertContent, publishDraft } from '../../features/contents/contents.repo.ts';
import { pictureSubject, picturesIn } from '../../features/contents/public.ts';
import { addUses } from '../../features/files/pictures/pictures.repo.ts';
import { insertChanges } from '../../features/jobs/posting/changes.repo.ts';
import { addPair } from '../../features/jobs/sharing/partners.repo.ts';
import { insertShares } from '../../features/jobs/sharing/shares.repo.ts';
import { isOpen } from '../../features/jobs/status/job-status.rules.ts';
import { insertPosting, noteShowing } from '../../features/jobs/status/postings.repo.ts';
import { addStudents, insertList } from '../../features/save-lists/public.ts';
import { findOwner, givePremium, showLent } from './jobs.repo.ts';

interface World {
  companyIds: ReadonlyMap<string, string>;
  studentIds: readonly string[];
  /** The file behind `<domain>/<job>`, a picture of that company; null where there is none. */
  pictureFor(name: string): string | null;
  now: Date;
}

const day = 86_400_000;
const hour = day / 24;
const freePlaces = 3;

/** The jobs of all companies, with shares and audiences; returns their ids by name. */
export async function insertDemoJobs(tx: Tx, world: World): Promise<Map<string, string>> {
  const { companyIds, pictureFor, now } = world;
  const lists = await insertLists(tx, world);
  const jobIds = new Map<string, string>();
  for (const [domain, companyId] of companyIds) {
    const jobs = demoJobs(domain, { spring: nextSpring(now), pictureFor });
    if (jobs.filter(({ status }) => isOpen(status)).length > freePlaces) {
      await givePremium(tx, companyId);
    }
    const by = await findOwner(tx, companyId);
    for (const [at, job] of jobs.entries()) {
      const writtenAt = new Date(now.getTime() - (jobs.length - at) * 4 * day);
      const deadline = deadlineOf(at, now);
      const id = await insertJob(tx, { companyId, by, lists, job, writtenAt, deadline });
      jobIds.set(`${domain}/${job.id}`, id);
    }
  }
  await insertSharing(tx, world, jobIds);
  return jobIds;
}

/** Every second job gets a deadline some weeks ahead, after which it closes by itself. */
const deadlineOf = (at: number, now: Date): string | null =>
  at % 2 === 0 ? todayInJapan(new Date(now.getTime() + (12 + 11 * at) * day)) : null;

async function insertLists(tx: Tx, world: World): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [place, { domain, name, from, to, notes }] of saveLists.entries()) {
    const companyId = world.companyIds.get(domain);
    if (companyId === undefined) continue;
    // Created some weeks ago, one after the other.
    const madeAt = new Date(world.now.getTime() - (30 - 9 * place) * day);
    const listId = await insertList(tx, companyId, { name, now: madeAt });
    const by = await findOwner(tx, companyId);
    for (const [at, id] of world.studentIds.slice(from, to).entries()) {
      const now = new Date(madeAt.getTime() + (at + 1) * 7 * hour);
      await addStudents(tx, { listId, by, now }, [{ id, note: notes[at] ?? null }]);
    }
    ids.set(name, listId);
  }
  return ids;
}

interface NewJob {
  companyId: string;
  by: string | null;
  lists: ReadonlyMap<string, string>;
  job: DemoJob;
  writtenAt: Date;
  deadline: string | null;
}

async function insertJob(tx: Tx, { companyId, by, lists, job, writtenAt, deadline }: NewJob) {
  const { earlier, status, audience } = job;
  const document = { ...job.document, common: { ...job.document.common, deadline } };
  const content = { companyId, kind: 'job', draft: document, by } as const;
  const id = (await insertContent(tx, content, writtenAt)) ?? '';
  const laterOn = new Date(writtenAt.getTime() + day);
  await insertPosting(tx, id, status, status === 2 ? laterOn : writtenAt);
  if (status !== 3) await noteShowing(tx, id, { ...document.common, deadline });
  const pictures = [...new Set(picturesIn('job', document))];
  if (pictures.length > 0) await addUses(tx, pictureSubject(id), pictures);
  if (status !== 3) await publishDraft(tx, id, writtenAt);
  if (earlier) {
    const changes = changedItems(itemsByLanguage(earlier, null), itemsByLanguage(document, null));
    await insertChanges(tx, id, changes, writtenAt);
  }
  if (audience) {
    const listIds = audience.saveLists.flatMap((name) => lists.get(name) ?? []);
    const { connected } = audience;
    await replaceAudience(tx, { contentId: id, companyId, connected, listIds, studentIds: [] });
  }
  return id;
}

async function insertSharing(tx: Tx, world: World, jobIds: ReadonlyMap<string, string>) {
  const { companyIds, now } = world;
  for (const [one, other] of partners) {
    const pair = [companyIds.get(one), companyIds.get(other)] as const;
    if (pair[0] !== undefined && pair[1] !== undefined) await addPair(tx, [pair[0], pair[1]]);
  }
  for (const { job, to, shown } of shares) {
    const [jobId, companyId] = [jobIds.get(job), companyIds.get(to)];
    if (jobId === undefined || companyId === undefined) continue;
    const share = { jobId, companyIds: [companyId], by: null };
    await insertShares(tx, share, new Date(now.getTime() - day));
    if (shown) await showLent(tx, jobId, companyId, now);
  }
}
