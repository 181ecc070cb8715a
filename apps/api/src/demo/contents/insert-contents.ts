import { demoArticles } from '@engawa/demo/articles/demo-articles';
import { type DemoCompany, demoCompanies } from '@engawa/demo/companies';
import { demoGeneral } from '@engawa/demo/general/demo-generals';
import { eventPictures } from '@engawa/demo/pictures/event-pictures';
import { jobPictures } from '@engawa/demo/pictures/job-pictures';
import type { FileOf } from '@engawa/demo/pictures/picture-names';
import { nextSpring } from '@engawa/demo/profiles/school-year';
import { demoTips } from '@engawa/demo/tips/demo-tips';
import type { Tx } from '../../database.ts';
import { verifyCompany } from '../../features/account/public.ts';
import type { SendingServices } from '../../features/applications/public.ts';
import { insertActivity } from '../activity/insert-activity.ts';
import { insertApplications } from '../applications/insert-applications.ts';
import { insertDemoEvents } from '../events/insert-demo-events.ts';
import { insertDemoJobs } from '../jobs/insert-demo-jobs.ts';
import { findOwner, findWriter } from '../jobs/jobs.repo.ts';
import { nameRequestJobs } from '../name-request-jobs.ts';
import { recordPictures } from '../pictures/record-pictures.ts';
import type { CompanyPictures } from '../pictures/store-pictures.ts';
import { insertViews } from '../views/insert-views.ts';
import type { Author } from './author.ts';
import { changedJob, changeJob } from './change-job.ts';
import { findUnwritten, listDemoStudents } from './contents.repo.ts';
import { insertGeneral } from './insert-general.ts';
import { insertPost } from './insert-post.ts';
import { atWork } from './working-hours.ts';

/** Inserts the contents of demo companies that have none; true if it inserted any. */
export async function insertContents(
  tx: Tx,
  services: SendingServices,
  stored: ReadonlyMap<string, CompanyPictures>,
  now: Date,
): Promise<boolean> {
  const companyIds = new Map(
    [...(await findUnwritten(tx))].filter(([domain]) => stored.has(domain)),
  );
  if (companyIds.size === 0) return false;
  const authors = new Map<string, Author>();
  const shown = new Map<string, string>();
  for (const [at, company] of demoCompanies.entries()) {
    const { domain } = company;
    const companyId = companyIds.get(domain);
    const pictures = stored.get(domain);
    if (companyId === undefined || !pictures) continue;
    const author = { companyId, by: await findOwner(tx, companyId), now };
    authors.set(domain, author);
    const fileOf = await recordPictures(tx, pictures, author);
    for (const [name, picture] of picturesByPlace(domain, now)) shown.set(name, fileOf(picture));
    await insertOwn(tx, author, company, { fileOf, daysAgo: 2 + 3 * at });
  }
  const pictureFor = (name: string) => shown.get(name) ?? null;
  const studentIds = await listDemoStudents(tx);
  const jobIds = await insertDemoJobs(tx, { companyIds, studentIds, pictureFor, now });
  await nameRequestJobs(tx, { companyIds, now });
  await insertDemoEvents(tx, { companyIds, studentIds, pictureFor, now });
  await insertApplications(tx, { services, companyIds, studentIds, jobIds, now });
  await insertActivity(tx, { companyIds, studentIds, now });
  await insertViews(tx, { companyIds, studentIds, now });
  const [changing, jobId] = [authors.get('hoshizora'), jobIds.get(changedJob)];
  if (changing && jobId !== undefined) await changeJob(tx, changing, jobId);
  return true;
}

const picturesByPlace = (domain: string, now: Date) => [
  ...jobPictures(domain, nextSpring(now)),
  ...eventPictures(domain),
];

interface Writing {
  fileOf: FileOf;
  daysAgo: number;
}

async function insertOwn(
  tx: Tx,
  author: Author,
  company: DemoCompany,
  { fileOf, daysAgo }: Writing,
): Promise<void> {
  const spring = nextSpring(author.now);
  if (company.verified) await verifyCompany(tx, author.companyId, { at: atWork(author.now, 90) });
  await insertGeneral(tx, author, demoGeneral(company, { spring, fileOf }), daysAgo);
  const writer = { ...author, by: await findWriter(tx, author.companyId) };
  for (const article of demoArticles(company.domain, fileOf)) {
    await insertPost(tx, writer, 'article', article);
  }
  for (const tip of demoTips(company.domain, { spring, fileOf })) {
    await insertPost(tx, writer, 'tip', tip);
  }
}
