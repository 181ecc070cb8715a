import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';

type Status = ResidenceStatusId | null;

/** Permanent residents' stay has no end, and who is not in Japan yet has none; everyone else's has. */
const withoutExpiry: readonly Status[] = [
  'permanent-resident',
  'special-permanent-resident',
  'not-in-japan',
];

/** Which further items the residence check asks for, given the status. */
export const needsExpiry = (status: Status): boolean => !withoutExpiry.includes(status);
export const needsDesignation = (status: Status): boolean => status === 'designated-activities';
export const needsGraduation = (status: Status): boolean => status === null || status === 'student';
/** A designation that leaves room for hours beside it, as a student's status does. */
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
