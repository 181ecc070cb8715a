import type { PlacedWarning } from '../../contents/warnings/placed-warnings.ts';
import type { Localized } from '../../language.ts';
import type { MinimumWages } from '../../reference/jobs/minimum-wages.ts';
import {
  ageExceptions,
  genderExceptions,
  nationalityExceptions,
} from '../../reference/jobs/posting-details.ts';
import { type PayWarning, payWarnings } from '../pay/pay-warnings.ts';
import type { JobDocument } from '../schemas.ts';
import { warningsIn } from './posting-report.ts';

/** Conditions that only a lawful reason permits; a mother tongue is a matter of wording. */
const reasonOf = {
  nationality: ({ common }) => common.nationalityReason,
  gender: ({ common }) => common.genderReason,
  age: ({ common }) => common.ageReason,
} as const satisfies Record<string, (job: JobDocument) => string | null>;

export type LimitedBy = keyof typeof reasonOf;
const limitedBy = Object.keys(reasonOf) as LimitedBy[];

type ConditionFinding = PlacedWarning & { kind: LimitedBy };
type WageFinding = Extract<PayWarning, { kind: 'below-minimum' }>;

/** What stops a posting from being published until it is changed or justified. */
export interface PublishFindings {
  conditions: ConditionFinding[];
  /** Null: the pay is not below the minimum wage, or a permit for it is named. */
  wage: WageFinding | null;
}

export function publishFindings(job: JobDocument, minimum?: MinimumWages): PublishFindings {
  const conditions = warningsIn(job).filter(
    (warning): warning is ConditionFinding =>
      isLimit(warning.kind) && !isJustified(job, warning.kind, warning.language),
  );
  const wage = payWarnings(job, minimum).find((warning) => warning.kind === 'below-minimum');
  return { conditions, wage: wage && !job.common.wagePermit ? wage : null };
}

/** The reasons that the editor asks for: of what the texts limit, and those chosen before. */
export const limitsIn = (job: JobDocument): ReadonlySet<LimitedBy> =>
  new Set([
    ...warningsIn(job)
      .map(({ kind }) => kind)
      .filter(isLimit),
    ...limitedBy.filter((kind) => reasonOf[kind](job) !== null),
  ]);

/** The lawful reasons and the wage permit that a posting states, in words. */
export const reasonsIn = ({ common }: JobDocument): Localized[] => [
  ...(common.ageReason ? [ageExceptions.byId(common.ageReason).name] : []),
  ...(common.genderReason ? [genderExceptions.byId(common.genderReason).name] : []),
  ...(common.nationalityReason ? [nationalityExceptions.byId(common.nationalityReason).name] : []),
  ...(common.wagePermit ? [{ ja: common.wagePermit, en: common.wagePermit }] : []),
];

/** Limits applicants for a lawful reason, which somebody has to have looked at. */
export const isLimitedForReason = (job: JobDocument): boolean =>
  limitedBy.some((kind) => reasonOf[kind](job) !== null) || Boolean(job.common.wagePermit);

const isLimit = (kind: string): kind is LimitedBy => kind in reasonOf;

/** A reason from the list, and a sentence in the language that states the condition. */
const isJustified = (job: JobDocument, kind: LimitedBy, language: PlacedWarning['language']) =>
  reasonOf[kind](job) !== null && Boolean(job[language]?.conditionReason);
