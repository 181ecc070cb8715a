import { addDays, addMonths } from '../days/days.ts';
import { inForce } from '../reference/dated.ts';
import type { JobTypeId } from '../reference/jobs/job-types.ts';
import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import type { MayWork } from '../reference/residence/residence-groups.ts';
import { residenceRules } from '../reference/residence/residence-rules.ts';
import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';
import { reasonsOfEducation, type SchoolForResidence } from './education/schools.ts';
import { needsExpiry } from './needs.ts';
import { type ResidenceReasonId, residenceReasons } from './reasons.ts';

/** Self-declared; the card is never collected. */
interface ResidenceDeclaration {
  status: ResidenceStatusId | null;
  designation: DesignatedActivityId | null;
  expiresOn: string | null;
  expectedGraduation: string | null;
  otherActivityPermission: boolean | null;
}

/** A declaration with all schools of the person; without any, a degree is assumed. */
export interface Resident extends ResidenceDeclaration {
  schools: readonly SchoolForResidence[];
}

export interface JobForResidence {
  jobType: JobTypeId;
  /** YYYY-MM; null where the posting leaves it open. */
  startsIn: string | null;
  /** YYYY-MM: the last month of a range that begins with `startsIn`. */
  startsUntil?: string | null;
  /** Interpersonal work done in a language, such as interpreting or sales; null: not stated. */
  interpersonalInLanguage: boolean | null;
  fromAbroad: boolean;
}

export type ResidenceVerdict = 'may' | 'may-with-note' | 'refused';

export interface ResidenceAnswer {
  verdict: ResidenceVerdict;
  reasons: readonly ResidenceReasonId[];
  /** YYYY-MM: the first month of the posting's range that follows the person's graduation. */
  startsIn?: string;
}

interface Case extends JobForResidence, Resident {
  status: ResidenceStatusId;
  /** YYYY-MM-DD in Asia/Tokyo. */
  today: string;
}

const internship: JobTypeId = 1;
const otherJobs: JobTypeId = 99;
const soonDays = 90;
/** Whether this person may apply for this job, with the reasons, the most important first. */
export function mayApply(declared: Resident, job: JobForResidence, today: string): ResidenceAnswer {
  const { status } = declared;
  if (!status) return { verdict: 'refused', reasons: ['no-status'] };
  const later = startAfterGraduation(declared, job);
  const one: Case = { ...declared, ...job, startsIn: later ?? job.startsIn, status, today };
  const reasons = [...new Set([...ofStay, ofWork].flatMap((rule) => rule(one)))];
  const refused = reasons.some((id) => residenceReasons[id].weight === 'refusal');
  if (refused) return { verdict: 'refused', reasons };
  return {
    verdict: reasons.length > 0 ? 'may-with-note' : 'may',
    reasons,
    ...(later ? { startsIn: later } : {}),
  };
}

/** Where the range begins too early for a student, but has a month after the graduation. */
function startAfterGraduation(
  { status, expectedGraduation }: ResidenceDeclaration,
  { jobType, startsIn, startsUntil }: JobForResidence,
): string | null {
  if (status !== 'student' || jobType === internship) return null;
  if (!startsIn || !startsUntil || !expectedGraduation || startsIn >= expectedGraduation) {
    return null;
  }
  const after = addMonths(`${expectedGraduation}-01`, 1).slice(0, 7);
  return after <= startsUntil ? after : null;
}

type Rule = (one: Case) => readonly ResidenceReasonId[];

const ofStay: readonly Rule[] = [
  ({ status, expiresOn, today, startsIn, jobType }) => {
    if (!needsExpiry(status)) return [];
    if (expiresOn === null) return ['expiry-missing'];
    // The stay continues while a renewal is pending, so jobs that start later remain possible.
    if (expiresOn < today) return [jobType === internship ? 'expired' : 'expired-check'];
    if (startsIn !== null && expiresOn < `${startsIn}-01`) return ['expires-before-start'];
    return expiresOn < addDays(today, soonDays) ? ['expires-soon'] : [];
  },
];

const ofWork: Rule = (one) => byGroup[residenceGroupOf(one.status).mayWork](one);

const byGroup: Record<MayWork, Rule> = {
  yes: () => [],
  'with-permission': (one) =>
    one.status === 'temporary-visitor' ? visitor(one) : withPermission(one),
  'within-scope': (one) =>
    one.status === 'engineer-humanities-international' ? engineer(one) : scope(one),
  'as-designated': (one) =>
    one.designation ? designated[one.designation](one) : ['designation-missing'],
  'after-a-visa': (one) => {
    if (!one.fromAbroad) return ['not-from-abroad'];
    return isInternship(one) ? ['visa-first'] : ['visa-first', ...toChange(one)];
  },
};

const visitor: Rule = (one) =>
  isInternship(one) ? ['visitor-no-work'] : ['visitor-change', ...toChange(one)];

/** Graduates usually change to 技人国, so its conditions are added. */
const changing: Rule = (one) => ['change-of-status', ...toChange(one), ...languageProof(one)];

/** Other jobs may be part-time work, which asks for no degree. */
const toChange: Rule = ({ schools, today, jobType }) =>
  reasonsOfEducation(schools, today).map((id) =>
    id === 'degree-needed' && jobType === otherJobs ? 'degree-check' : id,
  );

/** Who has the status already has shown what it asks for, for example by experience. */
const engineer: Rule = (one) => [
  ...reasonsOfEducation(one.schools, one.today).map((id) =>
    id === 'degree-needed' ? 'related-field' : id,
  ),
  ...languageProof(one),
];

const languageProof: Rule = ({ interpersonalInLanguage, today }) =>
  interpersonalInLanguage !== false &&
  inForce(residenceRules.byId('engineer-language-proof'), today)
    ? ['language-proof']
    : [];

const scope: Rule = ({ status }) =>
  status === 'intra-company-transferee' ? ['employer-named'] : ['within-scope'];

const withPermission: Rule = (one) => {
  const { status, jobType, expectedGraduation, startsIn, today } = one;
  const studying = status === 'student';
  if (studying && expectedGraduation === null) return ['graduation-missing'];
  if (jobType !== internship) {
    const early = studying && startsIn !== null && startsIn < (expectedGraduation ?? '');
    return [...changing(one), ...(early ? (['starts-before-graduation'] as const) : [])];
  }
  const begins = startsIn ?? today.slice(0, 7);
  if (studying && (expectedGraduation ?? '') < begins) return ['not-enrolled'];
  return hours(one);
};

const hours: Rule = ({ status, otherActivityPermission }) => {
  if (otherActivityPermission === null) return ['permission-missing'];
  if (!otherActivityPermission) return ['permission-needed'];
  return [status === 'student' ? 'student-weekly-hours' : 'weekly-hours'];
};

const isInternship = ({ jobType }: Case): boolean => jobType === internship;

const designated: Record<DesignatedActivityId, Rule> = {
  'no-46': () => ['employer-named'],
  'continued-job-hunting': (one) => (isInternship(one) ? hours(one) : changing(one)),
  'waiting-to-start': (one) =>
    isInternship(one) ? hours(one) : ['offer-elsewhere', 'change-of-status'],
  internship: (one) => (isInternship(one) ? ['employer-named'] : changing(one)),
  'starting-a-business': (one) => (isInternship(one) ? ['designated-only'] : changing(one)),
};
