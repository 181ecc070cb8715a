import type { Profile } from '@engawa/contract/profile/schemas';
import {
  needsDesignation,
  needsExpiry,
  needsGraduation,
  needsPermission,
} from '@engawa/contract/residence/needs';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

const permissions = { true: 'yes', false: 'no', null: '' } as const;

export function residenceValues({ residence }: Profile) {
  const { version: _, otherActivityPermission, ...rest } = residence;
  return {
    ...nullToBlank(rest),
    permission: permissions[`${otherActivityPermission}`],
  };
}
export type ResidenceValues = ReturnType<typeof residenceValues>;

/** Drops values that the selected status does not need. */
export function residenceBody({ permission, ...values }: ResidenceValues) {
  const { status, designation, expiresOn, expectedGraduation } = blankToNull(values);
  return {
    status,
    designation: needsDesignation(status) ? designation : null,
    expiresOn: needsExpiry(status) ? expiresOn : null,
    expectedGraduation: needsGraduation(status) ? expectedGraduation : null,
    otherActivityPermission:
      permission === '' || !needsPermission(status, designation) ? null : permission === 'yes',
  };
}
