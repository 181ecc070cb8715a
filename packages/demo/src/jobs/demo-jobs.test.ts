import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { releaseJob } from '@engawa/contract/jobs/company';
import { missingByLanguage, warningsIn } from '@engawa/contract/jobs/posting/posting-report';
import { jobFaults } from '@engawa/contract/jobs/posting/publish-faults';
import { plans } from '@engawa/contract/reference/companies/plans';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { describe, expect, test } from 'vitest';
import { demoCompanies } from '../companies.ts';
import { demoJobs } from './demo-jobs.ts';
import { partners, shares } from './sharing.ts';

const today = '2026-11-15';
const options = { spring: 2027, pictureFor: () => null };
const jobs = demoCompanies.flatMap(({ domain, industryId }) =>
  demoJobs(domain, options).map((job) => ({ ...job, name: `${domain}/${job.id}`, industryId })),
);

const office = {
  tab: 'domestic' as const,
  officeName: '本社',
  jpOfficesAddress1: '東京都千代田区丸の内1-1-1',
  jpOfficesAddress2: null,
  countryName: null,
  town: null,
  address: null,
  companyOfficeImage: null,
  hqFlag: true,
};
const words = { ...generalOutline.blank.language, companyName: '会社', offices: [office] };
const general: GeneralDocument = {
  jp: words,
  en: words,
  common: { ...generalOutline.blank.common, contactEmail: 'jobs@company.example' },
};

describe('the jobs of the demo', () => {
  test.each(jobs.map((job) => [job.name, job] as const))('%s is complete', (_, job) => {
    const { document, industryId } = job;
    const body = { version: 0, inStep: [], companyJobId: null, ...document };
    expect(releaseJob.body?.parse(body)).toEqual(body);
    expect(jobFaults(document, today)).toEqual([]);
    expect(missingByLanguage(document, general, today)).toEqual({ jp: [], en: [] });
    expect(warningsIn(document)).toEqual([]);
    expect(document.common.industry).toBe(industryId);
  });

  test('has enough of every kind', () => {
    const having = (is: (job: (typeof jobs)[number]) => boolean) => jobs.filter(is).length;
    expect(jobs.length).toBeGreaterThanOrEqual(44);
    expect(new Set(jobs.map((job) => job.document.jp?.recruitmentType))).toEqual(
      new Set(jobTypes.ids),
    );
    expect(new Set(jobs.map((job) => job.document.jp?.jobCategoryId))).toEqual(
      new Set(jobCategories.ids),
    );
    expect(new Set(jobs.map((job) => job.document.common.employmentType))).toEqual(
      new Set(employmentTypes.ids.filter((id) => id !== 'others')),
    );
    expect([1, 2, 3, 4].map((status) => having((job) => job.status === status))).toEqual([
      jobs.length - 7,
      3,
      2,
      2,
    ]);
    expect(having(({ document }) => document.common.applyPage === 'external')).toBe(3);
    expect(having(({ document }) => document.common.discretionary)).toBe(2);
    expect(having(({ document }) => document.common.fixedOvertime !== null)).toBe(1);
    expect(having(({ document }) => document.common.contractTerm === 'fixed')).toBeGreaterThan(10);
    expect(having((job) => (job.status === 4) === (job.audience !== undefined))).toBe(jobs.length);
  });

  test('gives each its own words', () => {
    for (const field of ['position', 'businessContent'] as const) {
      const texts = jobs.flatMap(({ document }) => [document.jp?.[field], document.en?.[field]]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('gives every company some, and lends only open jobs, between partners', () => {
    for (const { domain } of demoCompanies) {
      expect(demoJobs(domain, options).length).toBeGreaterThanOrEqual(plans.byId(1).openJobs);
    }
    for (const { job, to } of shares) {
      expect(jobs.find(({ name }) => name === job)?.status).toBe(1);
      const [owner = ''] = job.split('/');
      const pairs: string[] = partners.flatMap(([one, other]) => [
        `${one} ${other}`,
        `${other} ${one}`,
      ]);
      expect(pairs).toContain(`${owner} ${to}`);
    }
  });

  test('pays fixed overtime according to its hours', () => {
    for (const { document } of jobs) {
      const { fixedOvertime, salaryMin } = document.common;
      if (!fixedOvertime) continue;
      const { basePay, hours, amount } = fixedOvertime;
      expect(amount).toBeGreaterThanOrEqual(((basePay ?? 0) / 160) * 1.25 * (hours ?? 0));
      expect(salaryMin).toBe((basePay ?? 0) + (amount ?? 0));
    }
  });
});
