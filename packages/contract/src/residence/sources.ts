import type { OfficialSourceId } from '../reference/residence/official-sources.ts';
import type { ResidenceReasonId } from './reasons.ts';

/** Further reading for each reason; reasons about missing data have none. */
const sources: Readonly<Record<ResidenceReasonId, readonly OfficialSourceId[]>> = {
  'no-status': [],
  'designation-missing': [],
  'expiry-missing': [],
  'graduation-missing': [],
  'permission-missing': [],
  expired: ['extension'],
  'expired-check': ['extension'],
  'expires-before-start': ['extension'],
  'expires-soon': ['extension'],
  'permission-needed': ['other-activity'],
  'student-weekly-hours': ['other-activity', 'immigration-rules'],
  'weekly-hours': ['other-activity'],
  'not-enrolled': ['other-activity', 'immigration-rules'],
  'change-of-status': ['change-of-status'],
  'related-field': ['engineer'],
  'closely-related-field': ['engineer'],
  'recognised-programme': ['engineer'],
  'no-46-open': ['designated-activities'],
  'degree-needed': ['engineer'],
  'degree-check': ['engineer', 'other-activity'],
  'language-proof': ['engineer'],
  'starts-before-graduation': ['change-of-status'],
  'visitor-no-work': ['statuses', 'immigration-act'],
  'visitor-change': ['certificate-of-eligibility'],
  'not-from-abroad': [],
  'visa-first': ['certificate-of-eligibility'],
  'within-scope': ['statuses'],
  'employer-named': ['designated-activities', 'statuses'],
  'designated-only': ['designated-activities'],
  'offer-elsewhere': ['designated-activities', 'change-of-status'],
};

/** Distinct sources in the order of the reasons; the table of statuses where none has a source. */
export function sourcesOf(reasons: readonly ResidenceReasonId[]): readonly OfficialSourceId[] {
  const found = [...new Set(reasons.flatMap((id) => sources[id]))];
  return found.length > 0 ? found : ['statuses'];
}
