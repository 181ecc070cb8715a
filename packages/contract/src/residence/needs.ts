import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';

type Status = ResidenceStatusId | null;

/** Permanent residents' stay has no end; everyone else's has. */
const withoutExpiry: readonly Status[] = ['permanent-resident', 'special-permanent-resident'];

/** Which further items the residence check asks for, given the status. */
export const needsExpiry = (status: Status): boolean => !withoutExpiry.includes(status);
export const needsDesignation = (status: Status): boolean => status === 'designated-activities';
export const needsGraduation = (status: Status): boolean => status === null || status === 'student';
export const needsPermission = (status: Status): boolean =>
  status === null || residenceGroupOf(status).mayWork === 'with-permission';
