import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { type Language, nameFor, say } from '@engawa/contract/language';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { type Html, html } from '@engawa/platform/text/html';
import { jobDescription } from '../job/job-posting.rules.ts';
import type { ReadJob } from '../job/read-job.ts';
import { nameIn } from '../markup.ts';
import { writtenFor } from '../reading.ts';

const wholeWeek = 5;

const remoteTypeOf = (days: number | null): string | undefined => {
  if (!days) return undefined;
  return days >= wholeWeek ? 'Fully remote' : 'Hybrid remote';
};

/** An element, left out without a value. */
const element = (name: string, value: string | null | undefined): Html | false =>
  Boolean(value) && html`<${name}>${value}</${name}>\n`;

/** A job in the elements of Indeed's feed, which other aggregators read, too; only stated facts. */
export function jobElement(
  { job, openedAt }: ReadJob,
  { language, origin }: { language: Language; origin: string },
): Html | undefined {
  const written = writtenFor(job, language);
  if (!written) return undefined;
  const { words } = written;
  const { common } = job;
  const elements = {
    title: words.position,
    date: openedAt.toUTCString(),
    referencenumber: job.id,
    url: `${origin}/jobs/${job.id}?lang=${written.language}`,
    company: nameFor(job.company.name, language),
    state: common.prefectures.map((id) => say(prefectures.byId(id).name, language)).join(', '),
    streetaddress: words.workLocation,
    country: 'JP',
    description: jobDescription(job, written),
    salary: wagesText(common, null, language),
    jobtype: nameIn(employmentTypes, common.employmentType, language),
    category: nameIn(jobCategories, words.jobCategoryId, language),
    workinghours: words.workingHours,
    expirationdate: common.deadline,
    remotetype: remoteTypeOf(common.remoteDays),
  };
  return html`<job>
${Object.entries(elements).map(([name, value]) => element(name, value))}</job>
`;
}
