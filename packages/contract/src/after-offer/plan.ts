import { addDays, addMonths, lastDayOf } from '../days/days.ts';
import { inForce } from '../reference/dated.ts';
import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import { residenceRules } from '../reference/residence/residence-rules.ts';
import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';
import { needsExpiry } from '../residence/needs.ts';
import type { OfferStepId } from './steps.ts';

export interface SharedStay {
  status: ResidenceStatusId;
  designation: DesignatedActivityId | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
  /** YYYY-MM. */
  graduation: string | null;
  /** The month of the first working day, YYYY-MM. */
  startsIn: string;
}

/**
 * The procedure before the first day. change: change to a work status; certificate: certificate of
 * eligibility from abroad, then a visa; keep: the present status may cover the work; none: the
 * status allows any work.
 */
export type OfferWay = 'change' | 'certificate' | 'keep' | 'none';

export interface PlannedStep {
  id: OfferStepId;
  /** YYYY-MM-DD; null when the day has passed: as soon as possible. */
  by: string | null;
}

export interface OfferPlan {
  way: OfferWay;
  /** Bridges the time from graduation to the first day with 特定活動 for people with an offer. */
  waits: boolean;
  /** Too late for that status: over a year after the offer or 18 months after graduation. */
  waitsTooLong: boolean;
  steps: readonly PlannedStep[];
}

interface Days {
  /** YYYY-MM-DD of the offer. */
  offered: string;
  today: string;
}

const papersBefore = 14;
const waitingMonths = { afterOffer: 12, afterGraduation: 18 } as const;

/** Who has to provide which papers by when; guidance from what the student declares. */
export function planAfterOffer(stay: SharedStay, days: Days): OfferPlan {
  const way = wayOf(stay);
  const waits = way === 'change' && waitsFor(stay, days.offered);
  const steps = [
    ...(waits ? waiting(stay) : []),
    ...byWay[way](stay, days, waits),
    ...arriving(stay),
  ];
  const planned = steps.map(({ id, by }) => ({ id, by: by < days.today ? null : by }));
  return { way, waits, waitsTooLong: waits && isTooLong(stay, days.offered), steps: planned };
}

/** The company's part for every foreign employee, known before the student shares their stay. */
export function companySteps(startsIn: string, today: string): PlannedStep[] {
  return onArrival(startsIn).map(({ id, by }) => ({ id, by: by < today ? null : by }));
}

const isDue = (stay: SharedStay, before: string): boolean =>
  needsExpiry(stay.status) && stay.expiresOn !== null && stay.expiresOn < before;

const firstDay = ({ startsIn }: SharedStay): string => `${startsIn}-01`;
/** For a start in April: from December, by the end of January. The student's calendar agrees. */
const changeFrom = (stay: SharedStay): string => addMonths(firstDay(stay), -4);
const changeBy = (stay: SharedStay): string => addDays(addMonths(firstDay(stay), -2), -1);

/** Not after the stay ends, except for a stay that must be extended anyway before one can apply. */
function withinStay(day: string, stay: SharedStay): string {
  const { status, expiresOn } = stay;
  if (expiresOn === null || !needsExpiry(status) || expiresOn < changeFrom(stay)) return day;
  return expiresOn < day ? expiresOn : day;
}

/** These work statuses are bound to one employer, so a new employer requires a change. */
const namesEmployer: readonly ResidenceStatusId[] = [
  'intra-company-transferee',
  'highly-skilled-professional',
  'specified-skilled-worker',
];

function wayOf({ status }: SharedStay): OfferWay {
  if (status === 'temporary-visitor') return 'certificate';
  const { mayWork } = residenceGroupOf(status);
  if (mayWork === 'yes') return 'none';
  if (mayWork === 'after-a-visa') return 'certificate';
  if (mayWork !== 'within-scope') return 'change';
  return namesEmployer.includes(status) ? 'change' : 'keep';
}

/** Months that the immigration office may take to examine an application for a work status. */
const examined = 3;

/**
 * Students who start later than the month after graduation need the interim status, as do job
 * hunters who start over three months after the offer or after their stay ends.
 */
function waitsFor(stay: SharedStay, offered: string): boolean {
  const { status, designation, graduation, startsIn } = stay;
  if (designation === 'continued-job-hunting') {
    const start = firstDay(stay);
    return start > addMonths(offered, examined) || isDue(stay, start);
  }
  if (status !== 'student' || graduation === null) return false;
  return startsIn > addMonths(`${graduation}-01`, 1).slice(0, 7);
}

function isTooLong(stay: SharedStay, offered: string): boolean {
  const { graduation } = stay;
  const start = firstDay(stay);
  if (start > addMonths(offered, waitingMonths.afterOffer)) return true;
  return (
    graduation !== null && start > addMonths(lastDayOf(graduation), waitingMonths.afterGraduation)
  );
}

interface Dated {
  id: OfferStepId;
  by: string;
}

const all = (by: string, ...ids: readonly OfferStepId[]): Dated[] => ids.map((id) => ({ id, by }));

/** By graduation or the end of the stay, whichever is first; graduates by the end of the stay. */
function waitingBy({ status, graduation, expiresOn }: SharedStay): string {
  const end = graduation === null ? '' : lastDayOf(graduation);
  if (status !== 'student') return expiresOn ?? end;
  return expiresOn !== null && expiresOn < end ? expiresOn : end;
}

function waiting(stay: SharedStay): Dated[] {
  const by = waitingBy(stay);
  const papers = addDays(by, -papersBefore);
  return [
    ...all(papers, 'waiting-offer-letter', 'waiting-pledge', 'waiting-funds'),
    ...all(by, 'waiting-application'),
  ];
}

const companyPapers: readonly OfferStepId[] = [
  'employment-terms',
  'application-company-part',
  'statutory-report',
  'company-papers',
];

const languageProof = (by: string, today: string): Dated[] =>
  inForce(residenceRules.byId('engineer-language-proof'), today) ? all(by, 'language-proof') : [];

type Way = (stay: SharedStay, days: Days, waits: boolean) => Dated[];

const byWay: Record<OfferWay, Way> = {
  change: (stay, { today }, waits) => {
    // A student with the interim status has another end of stay by then.
    const by = waits ? changeBy(stay) : withinStay(changeBy(stay), stay);
    const papers = addDays(by, -papersBefore);
    // With the interim status, the company's papers are due with that first application.
    const company = waits ? addDays(waitingBy(stay), -papersBefore) : papers;
    const graduated = stay.graduation === null || lastDayOf(stay.graduation) < by;
    return [
      ...all(company, ...companyPapers),
      ...all(papers, graduated ? 'graduation' : 'expected-graduation', 'own-papers'),
      ...languageProof(papers, today),
      ...(!waits && isDue(stay, changeFrom(stay)) ? all(stay.expiresOn ?? by, 'extension') : []),
      ...all(by, 'change-application'),
      ...(graduated ? [] : all(firstDay(stay), 'graduation')),
      ...all(firstDay(stay), 'new-card'),
    ];
  },
  certificate: (stay, { today }) => {
    const by = addDays(addMonths(firstDay(stay), -3), -1);
    const papers = addDays(by, -papersBefore);
    return [
      ...all(papers, 'certificate-papers', ...companyPapers),
      ...languageProof(papers, today),
      ...all(by, 'certificate-application'),
      ...all(addMonths(firstDay(stay), -1), 'visa-application'),
    ];
  },
  keep: (stay) => [
    ...all(changeBy(stay), 'check-scope'),
    ...extending(stay),
    ...all(addDays(firstDay(stay), 14), 'employer-notice'),
  ],
  none: (stay) => extending(stay),
};

const extending = (stay: SharedStay): Dated[] =>
  isDue(stay, firstDay(stay)) ? all(stay.expiresOn ?? '', 'extension') : [];

/** Special permanent residents have no residence card and are exempt from the employment report. */
function arriving(stay: SharedStay): Dated[] {
  return stay.status === 'special-permanent-resident' ? [] : onArrival(stay.startsIn);
}

function onArrival(startsIn: string): Dated[] {
  const first = `${startsIn}-01`;
  const reported = `${addMonths(first, 1).slice(0, 7)}-10`;
  return [...all(first, 'check-card'), ...all(reported, 'employment-report')];
}
