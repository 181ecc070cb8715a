import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';

type Status = ResidenceStatusId | null;

/** Permanent residents' stays have no end, and people abroad have no stay. */
const withoutExpiry: readonly Status[] = [
  'permanent-resident',
  'special-permanent-resident',
  'not-in-japan',
];

/** Which further items the residence section requires for a status. */
export const needsExpiry = (status: Status): boolean => !withoutExpiry.includes(status);
export const needsDesignation = (status: Status): boolean => status === 'designated-activities';
export const needsGraduation = (status: Status): boolean => status === null || status === 'student';
/** Designations that allow part-time work with a permission, as a student's status does. */
const besideDesignation: readonly (DesignatedActivityId | null)[] = [
  'continued-job-hunting',
  'waiting-to-start',
];
export const needsPermission = (
  status: Status,
  designation: DesignatedActivityId | null,
): boolean => {
  if (status === null) return true;
  if (needsDesignation(status)) return besideDesignation.includes(designation);
  return residenceGroupOf(status).mayWork === 'with-permission';
};
