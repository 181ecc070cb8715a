import { expect, test } from 'vitest';
import { languageFaults, licenceFaults, workFaults } from './future.rules.ts';

const today = '2026-11-30';

test.each([
  ['2026-10', true],
  ['2026-11', true],
  ['2026-12', false],
  ['2027-01', false],
])('%s has come: %s', (month, come) => {
  const japanese = { language: 'ja', selfRating: 'fluent', exam: 'jlpt', level: 'N1' } as const;
  const languages = [{ ...japanese, score: null, certifiedOn: month }];
  const work = {
    company: 'あけぼの',
    country: null,
    industry: null,
    employmentType: 'others',
    jobCategory: null,
    position: null,
    details: null,
  } as const;
  const workExperiences = [
    { ...work, start: '2020-01', end: null, currentlyEmployed: true },
    { ...work, start: month, end: month, currentlyEmployed: false },
  ];
  const licences = [{ acquired: month, name: '免許' }];
  const faults = [
    ...languageFaults({ languages }, today),
    ...workFaults({ workExperiences }, today),
    ...licenceFaults({ licences }, today),
  ];
  const fields = [
    'languages.0.certifiedOn',
    'workExperiences.1.start',
    'workExperiences.1.end',
    'licences.0.acquired',
  ];
  expect(faults).toEqual(come ? [] : fields.map((field) => ({ field, message: 'in_future' })));
});
