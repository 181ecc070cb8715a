import type { Tx } from '../../database.ts';
import { verifyCompany } from '../../features/account/public.ts';
import { demoArticles } from '../articles/demo-articles.ts';
import { type DemoCompany, demoCompanies } from '../companies.ts';
import { insertDemoEvents } from '../events/insert-demo-events.ts';
import { demoGeneral } from '../general/demo-generals.ts';
import { insertDemoJobs } from '../jobs/insert-demo-jobs.ts';
import { findOwner } from '../jobs/jobs.repo.ts';
import type { CompanyPictures } from '../pictures/draw-pictures.ts';
import type { FileOf } from '../pictures/drawing.ts';
import { eventDrawings } from '../pictures/event-drawings.ts';
import { jobDrawings } from '../pictures/job-drawings.ts';
import { recordPictures } from '../pictures/record-pictures.ts';
import { nextSpring } from '../profiles/school-year.ts';
import { demoTips } from '../tips/demo-tips.ts';
import type { Author } from './author.ts';
import { changedJob, changeJob } from './change-job.ts';
import { findUnwritten, listDemoStudents } from './contents.repo.ts';
import { insertGeneral } from './insert-general.ts';
import { insertPost } from './insert-post.ts';
import { atWork } from './working-hours.ts';

/** What the companies write, for those that have written nothing; true when there were any. */
export async function insertContents(
  tx: Tx,
  drawn: ReadonlyMap<string, CompanyPictures>,
  now: Date,
): Promise<boolean> {
  const companyIds = new Map(
    [...(await findUnwritten(tx))].filter(([domain]) => drawn.has(domain)),
  );
  if (companyIds.size === 0) return false;
  const authors = new Map<string, Author>();
  const shown = new Map<string, string>();
  for (const [at, company] of demoCompanies.entries()) {
    const { domain } = company;
    const companyId = companyIds.get(domain);
    const pictures = drawn.get(domain);
    if (companyId === undefined || !pictures) continue;
    const author = { companyId, by: await findOwner(tx, companyId), now };
    authors.set(domain, author);
    const fileOf = await recordPictures(tx, pictures, author);
    for (const [name, drawing] of drawingsByName(domain, now)) shown.set(name, fileOf(drawing));
    await insertOwn(tx, author, company, { fileOf, daysAgo: 2 + 3 * at });
  }
  const pictureFor = (name: string) => shown.get(name) ?? null;
  const studentIds = await listDemoStudents(tx);
  const jobIds = await insertDemoJobs(tx, { companyIds, studentIds, pictureFor, now });
  await insertDemoEvents(tx, { companyIds, studentIds, pictureFor, now });
  const [changing, jobId] = [authors.get('hoshizora'), jobIds.get(changedJob)];
  if (changing && jobId !== undefined) await changeJob(tx, changing, jobId);
  return true;
}

const drawingsByName = (domain: string, now: Date) => [
  ...jobDrawings(domain, nextSpring(now)),
  ...eventDrawings(domain),
];

interface Writing {
  fileOf: FileOf;
  daysAgo: number;
}

/** What a company tells beside its jobs and events. */
async function insertOwn(
  tx: Tx,
  author: Author,
  company: DemoCompany,
  { fileOf, daysAgo }: Writing,
): Promise<void> {
  const spring = nextSpring(author.now);
  if (company.verified) await verifyCompany(tx, author.companyId, atWork(author.now, 90));
  await insertGeneral(tx, author, demoGeneral(company, { spring, fileOf }), daysAgo);
  for (const article of demoArticles(company.domain, fileOf)) {
    await insertPost(tx, author, 'article', article);
  }
  for (const tip of demoTips(company.domain, { spring, fileOf })) {
    await insertPost(tx, author, 'tip', tip);
  }
}
