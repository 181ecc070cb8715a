import type { ResponseRate } from '@engawa/contract/company-view/response';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { industries } from '@engawa/contract/reference/companies/industries';
import { mayApply, type Resident } from '@engawa/contract/residence/may-apply';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import type { StudentFacts } from '@engawa/matching/columns';
import { explain } from '@engawa/matching/explain';
import { postingFacts, wishesOfJob } from '@engawa/matching/posting';
import { isShared } from '@engawa/matching/terms/shared-terms';
import { perWritten, readDocument } from '../contents/public.ts';
import { presentPictures, smallestPicture } from '../files/public.ts';
import type { CompanyCardRow, JobCardRow } from './search/cards.repo.ts';

/** By company id; companies without a counted rate are left out. */
type Rates = ReadonlyMap<string, ResponseRate>;

const presentCompany = (row: JobCardRow | CompanyCardRow, rates: Rates) => ({
  id: row.companyId,
  name: { jp: row.name_jp, en: row.name_en },
  verified: row.verifiedAt !== null,
  logoUrl: smallestPicture(row.logo),
  responseRate: rates.get(row.companyId) ?? null,
});

/** The card for a visitor: without a verdict, response rate or saved mark. */
export function presentVisitorJobCard(row: JobCardRow) {
  const job = readDocument('job')(row.published);
  return job === null ? [] : [sharedCard(row, job, new Map())];
}

interface Reader {
  rates: Rates;
  resident: Resident;
  today: string;
}

/** Empty if the job was closed between search and reading. */
export function presentJobCard(row: JobCardRow, reader: Reader) {
  const job = readDocument('job')(row.published);
  return job === null ? [] : [cardOf(row, job, reader)];
}

interface Matched extends Reader {
  facts: StudentFacts;
  terms: readonly string[];
}

/** Job card with its match. The search row has the industry if the posting names none. */
export function presentMatchedCard(row: JobCardRow, reader: Matched) {
  const job = readDocument('job')(row.published);
  if (job === null) return [];
  const industry = industries.has(row.industry) ? row.industry : null;
  const { facts, terms, today } = reader;
  const none = isShared(row.terms, terms) ? undefined : [];
  const wishes = wishesOfJob(postingFacts(job, industry, today, none));
  const match = explain(facts, wishes, terms);
  return [{ ...cardOf(row, job, reader), score: match.total, match }];
}

const sharedCard = (row: JobCardRow, job: JobDocument, rates: Rates) => ({
  id: row.id,
  company: presentCompany(row, rates),
  limited: row.limited,
  openedAt: row.openedAt.toISOString(),
  ...perWritten('job', job, (words) => words),
  common: job.common,
  visaSupport: row.visaSupport,
  cover: presentPictures(row.cover ?? []),
});

const cardOf = (row: JobCardRow, job: JobDocument, { resident, today, rates }: Reader) => ({
  ...sharedCard(row, job, rates),
  residence: mayApply(resident, jobForResidence(job), today),
  saved: row.saved === true,
});

const profileOnCard = 300;

const shortened = (text: string | null): string | null =>
  text && text.length > profileOnCard ? `${text.slice(0, profileOnCard - 1)}…` : text;

export function presentCompanyCard(row: CompanyCardRow, rates: Rates) {
  const general = readDocument('general')(row.published);
  if (general === null) return [];
  const words = general.jp ?? general.en;
  return [
    {
      ...presentCompany(row, rates),
      ...perWritten('general', general, ({ companyProfile }) => ({
        companyProfile: shortened(companyProfile),
      })),
      industry: words?.industry ?? null,
      features: words?.feature ?? [],
      facts: general.common,
      cover: presentPictures(row.cover ?? []),
      openJobs: row.openJobs,
      saved: row.saved === true,
    },
  ];
}
