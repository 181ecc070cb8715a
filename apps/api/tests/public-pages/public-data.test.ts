import { generalOutline } from '@engawa/contract/general/outline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  jobCalls,
  jobWith,
  releaseOne,
  uploadPicture,
} from '../../testing/contents/jobs.ts';
import { dataIn, faultsIn } from '../../testing/contents/schema-org.ts';
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const dataOf = async (path: string) => {
  const reply = await api.app.inject({ url: path });
  expect(reply.statusCode, reply.body).toBe(200);
  return dataIn(reply.body);
};
const jobData = async (change: Parameters<typeof jobWith>[0], language = 'ja') =>
  dataOf(`/jobs/${await releaseOne(jobCalls(api), who, jobWith(change))}?lang=${language}`);

test('the check detects data outside schema.org', () => {
  const address = { '@type': 'PostalAddress', addressCountry: 'JP', town: '東京' };
  const data = {
    '@type': 'JobPosting',
    title: 1,
    directApply: 'yes',
    salary: 5,
    numberOfEmployees: 3,
    jobLocation: { '@type': 'Place', address },
    hiringOrganization: { '@type': 'Place' },
    baseSalary: { '@type': 'Wage' },
  };
  expect(faultsIn(data)).toEqual([
    expect.stringContaining('$.title: 1 is none of'),
    expect.stringContaining('$.directApply: "yes" is none of'),
    '$.salary: schema.org has no such property',
    expect.stringContaining('$.numberOfEmployees: not of'),
    '$.jobLocation.address.town: schema.org has no such property',
    expect.stringContaining('$.hiringOrganization: may not be'),
    expect.stringContaining('$.baseSalary: may not be'),
    '$.baseSalary: schema.org has no Wage',
  ]);
});

describe('JSON-LD of a job', () => {
  test('has all recommended fields, valid in schema.org', async () => {
    const id = await releaseOne(
      jobCalls(api),
      who,
      jobWith({
        common: {
          deadline: '2099-01-31',
          prefectures: ['tokyo', 'osaka'],
          industry: 6,
        },
      }),
    );
    for (const language of ['ja', 'en']) {
      const data = await dataOf(`/jobs/${id}?lang=${language}`);
      expect(faultsIn(data)).toEqual([]);
    }
    expect(await dataOf(`/jobs/${id}?lang=en`)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Corporate sales',
      description: expect.stringMatching(
        /^<p>You will offer business software to companies\.<\/p>.*<b>Holidays<\/b><br>Weekends/s,
      ),
      identifier: { '@type': 'PropertyValue', name: 'Test Inc.', value: id },
      url: `${api.services.origin}/jobs/${id}?lang=en`,
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      validThrough: '2099-01-31T23:59:59+09:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Test Inc.',
        url: `${api.services.origin}/companies/${who.companyId}`,
      },
      jobLocation: [
        { '@type': 'Place', address: { addressCountry: 'JP', addressRegion: 'Tokyo' } },
        { '@type': 'Place', address: { addressCountry: 'JP', addressRegion: 'Osaka' } },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { minValue: 240_000, maxValue: 280_000, unitText: 'MONTH' },
      },
      directApply: true,
    });
  });

  test.each([
    ['hourly', { salaryType: 'hourly', salaryMin: 1200, salaryMax: 1200 }, 1200, 'HOUR'],
    [
      'by the year',
      { salaryType: 'annual', salaryMin: 4_000_000, salaryMax: null },
      undefined,
      'YEAR',
    ],
  ] as const)('has pay %s', async (_, common, value, unitText) => {
    const data = await jobData({ common });
    expect(faultsIn(data)).toEqual([]);
    expect(data).toMatchObject({ baseSalary: { value: { unitText, ...(value && { value }) } } });
  });

  test('has no pay without a fixed amount, and no end without a deadline', async () => {
    const data = await jobData({
      common: { salaryType: 'unpaid', salaryMin: null, salaryMax: null },
    });
    expect(Object.keys(data)).not.toContain('baseSalary');
    expect(Object.keys(data)).not.toContain('validThrough');
    expect(Object.keys(data)).not.toContain('jobLocationType');
  });

  test.each([
    ['internship', 1, 'INTERN'],
    ['part-time', 1, ['PART_TIME', 'INTERN']],
    ['contract', 2, 'TEMPORARY'],
    ['subcontract', 2, 'CONTRACTOR'],
    ['others', 2, 'OTHER'],
  ] as const)(
    'has %s of recruitment type %d as %s',
    async (employmentType, recruitmentType, told) => {
      const kind = { recruitmentType };
      const data = await jobData({ jp: kind, en: kind, common: { employmentType } });
      expect(data['employmentType']).toEqual(told);
      expect(faultsIn(data)).toEqual([]);
    },
  );

  test('has the prefecture found in the address text if none is chosen', async () => {
    expect(await jobData({})).toMatchObject({
      jobLocation: [{ address: { addressRegion: '東京都' }, name: '東京本社（東京都千代田区）' }],
    });
  });

  test('says that applications go to another site', async () => {
    const common = { applyPage: 'external', applyUrl: 'https://jobs.test.example/' } as const;
    const data = await jobData({ common });
    expect(data['directApply']).toBe(false);
  });
});

test('JSON-LD of a company is valid in schema.org', async () => {
  const other = await createEmployer(api);
  const logoImage = await uploadPicture(api, other);
  const urls = [{ title: 'Site', url: 'https://www.test.example/' }];
  const { jp, en, common } = fullGeneral;
  const more = { logoImage, urls };
  const generalInfo = {
    jp: jp && { ...jp, ...more },
    en: en && { ...en, ...more },
    common: { ...generalOutline.blank.common, ...common, employees: 120, founded: '1998-04' },
  };
  await publishGeneral(api, other, { generalInfo, version: 1 });
  const data = await dataOf(`/companies/${other.companyId}?lang=en`);
  expect(faultsIn(data)).toEqual([]);
  expect(data).toMatchObject({
    '@type': 'Organization',
    name: 'Test Inc.',
    logo: expect.stringContaining(`${api.services.origin}/v1/picture/`),
    sameAs: ['https://www.test.example/'],
    foundingDate: '1998-04',
    numberOfEmployees: { value: 120 },
    address: { addressCountry: 'JP', streetAddress: '1-1-1 Marunouchi, Chiyoda-ku, Tokyo' },
  });
  const id = await releaseOne(jobCalls(api), other);
  expect(await dataOf(`/jobs/${id}`)).toMatchObject({
    hiringOrganization: { sameAs: 'https://www.test.example/', logo: data['logo'] },
  });
});
