import { describe, expect, test } from 'vitest';
import { officialSources } from '../reference/residence/official-sources.ts';
import { residenceStatuses } from '../reference/residence/residence-statuses.ts';
import { parties, tickedBy } from './parties.ts';
import { companySteps, type OfferWay, planAfterOffer, type SharedStay } from './plan.ts';
import { type OfferStepId, offerSteps } from './steps.ts';

const days = { offered: '2026-11-02', today: '2026-11-17' };
const student: SharedStay = {
  status: 'student',
  designation: null,
  expiresOn: '2027-06-30',
  graduation: '2027-03',
  startsIn: '2027-04',
};
const of = (change: Partial<SharedStay>): SharedStay => ({ ...student, ...change });
const jobHunting = of({
  status: 'designated-activities',
  designation: 'continued-job-hunting',
  graduation: '2026-09',
  expiresOn: '2027-03-20',
});
const daysOf = (stay: SharedStay, on = days) =>
  Object.fromEntries(planAfterOffer(stay, on).steps.map(({ id, by }) => [id, by]));

test('March graduation, April start: papers due by mid-January, application by the end of January', () => {
  expect(planAfterOffer(student, days)).toEqual({
    way: 'change',
    waits: false,
    waitsTooLong: false,
    steps: [
      { id: 'employment-terms', by: '2027-01-17' },
      { id: 'application-company-part', by: '2027-01-17' },
      { id: 'statutory-report', by: '2027-01-17' },
      { id: 'company-papers', by: '2027-01-17' },
      { id: 'expected-graduation', by: '2027-01-17' },
      { id: 'own-papers', by: '2027-01-17' },
      { id: 'language-proof', by: '2027-01-17' },
      { id: 'change-application', by: '2027-01-31' },
      { id: 'graduation', by: '2027-04-01' },
      { id: 'new-card', by: '2027-04-01' },
      { id: 'check-card', by: '2027-04-01' },
      { id: 'employment-report', by: '2027-05-10' },
    ],
  });
});

describe('way to a work status, by residence status', () => {
  test.each<[Partial<SharedStay>, OfferWay]>([
    [{ status: 'student' }, 'change'],
    [{ status: 'dependent' }, 'change'],
    [{ status: 'designated-activities', designation: 'no-46' }, 'change'],
    [{ status: 'designated-activities', designation: 'waiting-to-start' }, 'change'],
    [{ status: 'designated-activities', designation: null }, 'change'],
    [{ status: 'highly-skilled-professional' }, 'change'],
    [{ status: 'intra-company-transferee' }, 'change'],
    [{ status: 'engineer-humanities-international' }, 'keep'],
    [{ status: 'temporary-visitor' }, 'certificate'],
    [{ status: 'not-in-japan', expiresOn: null }, 'certificate'],
    [{ status: 'permanent-resident', expiresOn: null }, 'none'],
    [{ status: 'long-term-resident' }, 'none'],
  ])('%o: %s', (stay, way) => {
    expect(planAfterOffer(of(stay), days).way).toBe(way);
  });
});

describe('months between graduation and the first day', () => {
  const autumn = of({ graduation: '2027-09', startsIn: '2028-04', expiresOn: '2027-10-31' });
  const offered = { offered: '2027-06-01', today: '2027-06-10' };

  test.each<[string, SharedStay, typeof days, boolean, boolean]>([
    ['March, then April', student, days, false, false],
    [
      'September, then October',
      of({ graduation: '2027-09', startsIn: '2027-10' }),
      offered,
      false,
      false,
    ],
    ['September, then April', autumn, offered, true, false],
    [
      'more than a year after the offer',
      of({ ...autumn, startsIn: '2028-07' }),
      offered,
      true,
      true,
    ],
    ['18 months after graduating', of({ ...jobHunting, startsIn: '2028-04' }), days, true, true],
    [
      'job hunting, a start within the examination',
      of({ ...jobHunting, startsIn: '2027-02' }),
      days,
      false,
      false,
    ],
    ['job hunting, a start in spring', jobHunting, days, true, false],
    ['another status', of({ status: 'dependent', graduation: '2026-03' }), days, false, false],
  ])('%s: waits %s', (_, stay, on, waits, waitsTooLong) => {
    expect(planAfterOffer(stay, on)).toMatchObject({ waits, waitsTooLong });
  });

  test('the company’s letter and pledge are due two weeks before graduation, with its other papers', () => {
    expect(daysOf(autumn, offered)).toMatchObject({
      'waiting-offer-letter': '2027-09-16',
      'waiting-pledge': '2027-09-16',
      'waiting-funds': '2027-09-16',
      'waiting-application': '2027-09-30',
      'employment-terms': '2027-09-16',
      graduation: '2028-01-17',
      'change-application': '2028-01-31',
    });
    expect(daysOf(of({ ...autumn, expiresOn: '2027-09-10' }), offered)).toMatchObject({
      'waiting-application': '2027-09-10',
    });
  });

  test('a job-hunting student must apply before the stay ends', () => {
    expect(daysOf(jobHunting)).toMatchObject({ 'waiting-application': '2027-03-20' });
  });
});

describe('a stay that ends before the change of status', () => {
  test.each<[string | null, string | null | undefined, string | null]>([
    // Columns: the stay ends; extend by; apply for the change by.
    ['2027-06-30', undefined, '2027-01-31'],
    [null, undefined, '2027-01-31'],
    ['2027-01-10', undefined, '2027-01-10'],
    ['2026-11-25', '2026-11-25', '2027-01-31'],
    ['2026-11-10', null, '2027-01-31'],
  ])('%s: extended by %s, applied by %s', (expiresOn, extension, change) => {
    const planned = daysOf(of({ expiresOn }));
    expect([planned['extension'], planned['change-application']]).toEqual([extension, change]);
  });

  test('a status that is kept is extended when it ends before the first day', () => {
    const engineer = of({ status: 'engineer-humanities-international', expiresOn: '2027-03-15' });
    expect(daysOf(engineer)).toEqual({
      'check-scope': '2027-01-31',
      extension: '2027-03-15',
      'employer-notice': '2027-04-15',
      'check-card': '2027-04-01',
      'employment-report': '2027-05-10',
    });
  });
});

test('for a student abroad the company applies three months before the start, the visa follows', () => {
  expect(daysOf(of({ status: 'not-in-japan', expiresOn: null }))).toMatchObject({
    'certificate-papers': '2026-12-17',
    'employment-terms': '2026-12-17',
    'certificate-application': '2026-12-31',
    'visa-application': '2027-03-01',
  });
});

test('overdue steps have no date, which means as soon as possible', () => {
  const late = daysOf(student, { offered: '2027-02-20', today: '2027-02-22' });
  expect([late['employment-terms'], late['change-application'], late['new-card']]).toEqual([
    null,
    null,
    '2027-04-01',
  ]);
});

test('the language proof is planned only while its rule is in force', () => {
  const before = { offered: '2026-04-01', today: '2026-04-14' };
  expect(daysOf(student, before)).not.toHaveProperty('language-proof');
});

test('special permanent residents have no steps', () => {
  const stay = of({ status: 'special-permanent-resident', expiresOn: null });
  expect(planAfterOffer(stay, days).steps).toEqual([]);
});

test('no plan repeats a step, and every source is a page of the government', () => {
  for (const status of residenceStatuses.ids) {
    const ids = planAfterOffer(of({ status }), days).steps.map(({ id }) => id);
    expect(new Set<OfferStepId>(ids).size).toBe(ids.length);
  }
  for (const { source } of offerSteps.entries) {
    expect(new URL(officialSources.byId(source).url).hostname).toMatch(/\.go\.jp$/);
  }
});

test('the student ticks off what a university issues', () => {
  expect(parties.map(tickedBy)).toEqual(['student', 'company', 'student']);
});

test('the company knows its part for everybody before the student shares their stay', () => {
  expect(companySteps('2027-04', '2027-04-05')).toEqual([
    { id: 'check-card', by: null },
    { id: 'employment-report', by: '2027-05-10' },
  ]);
});
