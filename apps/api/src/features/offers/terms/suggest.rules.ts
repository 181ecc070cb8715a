import { addDays, addMonths } from '@engawa/contract/days/days';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { OfferTerms } from '@engawa/contract/offers/schemas';

interface Suggesting {
  job: JobDocument | null;
  graduation: string | null;
  /** Of the company's last offer. */
  last: OfferTerms | undefined;
  /** YYYY-MM-DD in Japan. */
  today: string;
}

const nothing = { jp: null, en: null };
const daysToAnswer = 14;

/** Terms as the posting states them; how wages are paid and leaving as in the last offer. */
export function suggestTerms({ job, graduation, last, today }: Suggesting) {
  const common = job?.common;
  const both = (of: (words: NonNullable<JobDocument['jp']>) => string | null) => ({
    jp: job?.jp ? of(job.jp) : null,
    en: job?.en ? of(job.en) : null,
  });
  const replyBy = addDays(today, daysToAnswer);
  return {
    position: both((words) => words.position),
    employmentType: common?.employmentType ?? null,
    startsOn: firstDay(common?.startFrom ?? null, graduation, replyBy),
    workplace: both((words) => words.workLocation),
    salaryType: common?.salaryType ?? null,
    salary: common?.salaryMin || null,
    salaryNote: both((words) => words.salaryNote),
    payment: last?.payment ?? nothing,
    leaving: last?.leaving ?? nothing,
    conditions: graduation && graduation >= today.slice(0, 7) ? bothConditions : [],
    otherConditions: nothing,
    payReason: nothing,
    replyBy,
  };
}

const bothConditions: OfferTerms['conditions'] = ['graduation', 'residence-status'];

/** The first month of the posting, or the month after the graduation; never before the answer. */
function firstDay(from: string | null, graduation: string | null, replyBy: string): string | null {
  const after = graduation && addMonths(`${graduation}-01`, 1);
  const stated = from && `${from}-01`;
  const day = [stated, after]
    .filter((one) => one !== null)
    .toSorted()
    .at(-1);
  return day !== undefined && day > replyBy ? day : null;
}
