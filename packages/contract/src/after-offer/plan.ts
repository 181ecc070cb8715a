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

/** What a student shares with whoever has made them an offer. */
export interface SharedStay {
  status: ResidenceStatusId;
  designation: DesignatedActivityId | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
  /** YYYY-MM. */
  graduation: string | null;
  /** The month of the first day at work, YYYY-MM. */
  startsIn: string;
}

/**
 * change: to a status for work; certificate: from abroad, with a visa; keep: the present status may
 * cover the work; none: every work is allowed.
 */
export type OfferWay = 'change' | 'certificate' | 'keep' | 'none';

export interface PlannedStep {
  id: OfferStepId;
  /** YYYY-MM-DD; null: the day has gone by, so as soon as possible. */
  by: string | null;
}

export interface OfferPlan {
  way: OfferWay;
  /** Between graduation and the first day, 特定活動 for people with an offer. */
  waits: boolean;
  /** Starts later than that status allows: within a year of the offer, 18 months of graduation. */
  waitsTooLong: boolean;
  steps: readonly PlannedStep[];
}

interface Days {
  /** When the offer was made. */
  offered: string;
  today: string;
}

const papersBefore = 14;
const waitingMonths = { afterOffer: 12, afterGraduation: 18 } as const;

/** What is to be brought by whom until the first day; guidance from what the student declares. */
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

const isDue = (stay: SharedStay, before: string): boolean =>
  needsExpiry(stay.status) && stay.expiresOn !== null && stay.expiresOn < before;

const firstDay = ({ startsIn }: SharedStay): string => `${startsIn}-01`;
/** For April from December on, by the end of January: as the calendar says it of a graduation. */
const changeFrom = (stay: SharedStay): string => addMonths(firstDay(stay), -4);
const changeBy = (stay: SharedStay): string => addDays(addMonths(firstDay(stay), -2), -1);

/** No later than the stay ends, unless it is extended before one can apply. */
function withinStay(day: string, stay: SharedStay): string {
  const { status, expiresOn } = stay;
  if (expiresOn === null || !needsExpiry(status) || expiresOn < changeFrom(stay)) return day;
  return expiresOn < day ? expiresOn : day;
}

/** Statuses that name the employer are changed for another one. */
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

/** An application for a work status takes up to this long. */
const examined = 3;

/** Who studies and starts later than the month after; who looks for a job, and starts much later. */
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

/** By the end of the studies; who has finished them, by the end of the stay. */
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
    // Who waits has another stay by then.
    const by = waits ? changeBy(stay) : withinStay(changeBy(stay), stay);
    const papers = addDays(by, -papersBefore);
    // Who waits hands in the company's papers with the application for that.
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

/** Special permanent residents have no such card, and nobody is told of them. */
function arriving(stay: SharedStay): Dated[] {
  if (stay.status === 'special-permanent-resident') return [];
  const reported = `${addMonths(firstDay(stay), 1).slice(0, 7)}-10`;
  return [...all(firstDay(stay), 'check-card'), ...all(reported, 'employment-report')];
}
