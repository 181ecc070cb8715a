import type { Profile } from '@engawa/contract/profile/schemas';
import {
  needsDesignation,
  needsExpiry,
  needsGraduation,
  needsPermission,
} from '@engawa/contract/residence/needs';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

const permissions = { true: 'yes', false: 'no', null: '' } as const;

/** The graduation is known from the education where it was not declared yet. */
export function residenceValues({ residence, education }: Profile) {
  const { version: _, otherActivityPermission, ...rest } = residence;
  const expectedGraduation = rest.expectedGraduation ?? education.university?.graduation ?? null;
  return {
    ...nullToBlank({ ...rest, expectedGraduation }),
    permission: permissions[`${otherActivityPermission}`],
  };
}
export type ResidenceValues = ReturnType<typeof residenceValues>;

/** What the chosen status does not ask for is not kept either. */
export function residenceBody({ permission, ...values }: ResidenceValues) {
  const { status, designation, expiresOn, expectedGraduation } = blankToNull(values);
  return {
    status,
    designation: needsDesignation(status) ? designation : null,
    expiresOn: needsExpiry(status) ? expiresOn : null,
    expectedGraduation: needsGraduation(status) ? expectedGraduation : null,
    otherActivityPermission:
      permission === '' || !needsPermission(status) ? null : permission === 'yes',
  };
}
