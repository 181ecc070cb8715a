import { addDays } from '../days/days.ts';
import { payWarnings } from '../jobs/pay/pay-warnings.ts';
import type { JobDocument } from '../jobs/schemas.ts';
import type { MinimumWages } from '../reference/jobs/minimum-wages.ts';
import { offerLimits } from './limits.ts';
import type { OfferTerms } from './schemas.ts';

interface Offered {
  terms: OfferTerms;
  /** The posting; null where it no longer exists. */
  job: JobDocument | null;
  /** YYYY-MM from the application; null where unknown. */
  graduation: string | null;
  /** YYYY-MM-DD in Japan. */
  today: string;
  /** Default: the minimum wages of this release. */
  minimum?: MinimumWages;
}

export type OfferFault =
  | { code: 'offer_reply_past'; date: string }
  | { code: 'offer_start_past' }
  | { code: 'offer_before_graduation'; month: string }
  | { code: 'offer_below_posting'; amount: number }
  | { code: 'offer_below_minimum'; amount: number };

/** Work beside the studies; a first day before the graduation is allowed. */
const besideStudies: readonly OfferTerms['employmentType'][] = ['part-time', 'internship'];

/** The first thing that stops an offer, in the order of the form; null when it may be sent. */
export function offerFault({ terms, job, graduation, today, minimum }: Offered): OfferFault | null {
  const latest = addDays(today, offerLimits.replyDays);
  if (terms.replyBy <= today || terms.replyBy > latest) {
    return { code: 'offer_reply_past', date: latest };
  }
  if (terms.startsOn <= terms.replyBy) return { code: 'offer_start_past' };
  const beside = besideStudies.includes(terms.employmentType);
  if (!beside && graduation !== null && terms.startsOn.slice(0, 7) < graduation) {
    return { code: 'offer_before_graduation', month: graduation };
  }
  return job && payFault(terms, job, minimum);
}

function payFault(
  terms: OfferTerms,
  job: JobDocument,
  minimum: MinimumWages | undefined,
): OfferFault | null {
  const { salaryType, salaryMin, wagePermit } = job.common;
  const explained = terms.payReason.jp !== null || terms.payReason.en !== null;
  const isLower = salaryType === terms.salaryType && salaryMin !== null && terms.salary < salaryMin;
  if (isLower && !explained) return { code: 'offer_below_posting', amount: salaryMin };
  if (wagePermit) return null;
  const below = payWarnings(asOffered(terms, job), minimum).find(
    ({ kind }) => kind === 'below-minimum',
  );
  return below?.kind === 'below-minimum'
    ? { code: 'offer_below_minimum', amount: below.minimum }
    : null;
}

/** The posting with the pay of the offer, so that one rule compares both with the minimum wage. */
function asOffered({ employmentType, salaryType, salary }: OfferTerms, job: JobDocument) {
  const { fixedOvertime } = job.common;
  const isSameKind = job.common.salaryType === salaryType;
  const extra = fixedOvertime?.amount ?? 0;
  const overtime =
    isSameKind && fixedOvertime ? { ...fixedOvertime, basePay: salary - extra } : null;
  const common = { ...job.common, employmentType, salaryType, salaryMin: salary, salaryMax: null };
  return { ...job, common: { ...common, fixedOvertime: overtime } };
}
