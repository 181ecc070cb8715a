import { expect, test } from 'vitest';
import { profileItemIds, profileItems } from '../profile/completeness.ts';
import type { Profile } from '../profile/schemas.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import { designatedActivities } from '../reference/residence/designated-activities.ts';
import { residenceStatuses } from '../reference/residence/residence-statuses.ts';
import { mayApply, type Resident } from './may-apply.ts';

const missingIn = (declared: Resident): string[] => {
  const profile = { residence: { version: 1, ...declared } } as unknown as Profile;
  const asked = profileItemIds.filter((id) => profileItems[id].section === 'residence');
  return asked.filter((id) => !profileItems[id].done(profile));
};

const declarations = [null, ...residenceStatuses.ids].flatMap((status) => {
  const designations =
    status === 'designated-activities' ? [null, ...designatedActivities.ids] : [null];
  return designations.flatMap((designation) =>
    [null, '2027-06-30'].flatMap((expiresOn) =>
      [null, '2027-03'].flatMap((expectedGraduation) =>
        [null, false, true].map((otherActivityPermission) => ({
          status,
          designation,
          expiresOn,
          expectedGraduation,
          otherActivityPermission,
          schools: [],
        })),
      ),
    ),
  );
});

const asksFor = (declared: Resident): string[] =>
  jobTypes.ids.flatMap((jobType) =>
    [null, '2026-12', '2027-04'].flatMap((startsIn) =>
      mayApply(
        declared,
        { jobType, startsIn, interpersonalInLanguage: true, fromAbroad: true },
        '2026-11-15',
      ).reasons.filter((id) => id === 'no-status' || id.endsWith('-missing')),
    ),
  );

test('a complete declaration is never refused for something missing', () => {
  const complete = declarations.filter((declared) => missingIn(declared).length === 0);
  expect(new Set(complete.map(({ status }) => status)).size).toBe(residenceStatuses.ids.length);
  for (const declared of complete) expect(asksFor(declared), JSON.stringify(declared)).toEqual([]);
});

test('some job depends on every item that is asked for', () => {
  for (const declared of declarations) {
    if (missingIn(declared).length === 0) continue;
    // The form asks all statuses of a group the same, but no permission lets a visitor work.
    if (declared.status === 'temporary-visitor') continue;
    expect(asksFor(declared), JSON.stringify(declared)).not.toEqual([]);
  }
});
