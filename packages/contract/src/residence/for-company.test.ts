import { describe, expect, test } from 'vitest';
import { residenceForCompany } from './for-company.ts';
import type { JobForResidence } from './may-apply.ts';

const today = '2026-11-16';
const internship: JobForResidence = {
  jobType: 1,
  startsIn: null,
  interpersonalInLanguage: false,
  fromAbroad: false,
};
const permanentJob: JobForResidence = { ...internship, jobType: 2, startsIn: '2027-04' };

describe("verdict on a student's stay for a company", () => {
  test('facts hidden from the company lead to a note, never to a refusal', () => {
    const stay = { status: 'student', graduation: '2028-03', schools: [] } as const;
    expect(residenceForCompany(stay, internship, today)).toEqual({
      verdict: 'may-with-note',
      reasons: ['permission-missing'],
    });
    for (const status of [null, 'designated-activities'] as const) {
      const { verdict } = residenceForCompany(
        { status, graduation: null, schools: [] },
        internship,
        today,
      );
      expect([status, verdict]).toEqual([status, 'may-with-note']);
    }
  });

  test('reasons that follow from the status and the job are shown', () => {
    const student = { status: 'student', graduation: '2027-03', schools: [] } as const;
    expect(residenceForCompany(student, permanentJob, today)).toEqual({
      verdict: 'may-with-note',
      reasons: ['change-of-status', 'related-field'],
    });
    const visitor = { status: 'temporary-visitor', graduation: null, schools: [] } as const;
    expect(residenceForCompany(visitor, internship, today)).toEqual({
      verdict: 'refused',
      reasons: ['visitor-no-work'],
    });
    const settled = { status: 'permanent-resident', graduation: null, schools: [] } as const;
    expect(residenceForCompany(settled, permanentJob, today)).toEqual({
      verdict: 'may',
      reasons: [],
    });
  });
});
