import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { missingByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import { jobFaults } from '@engawa/contract/jobs/posting/publish-faults';
import { publishFindings } from '@engawa/contract/jobs/posting/publish-findings';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { contentLanguages, type Language, say } from '@engawa/contract/language';
import type { MinimumWages } from '@engawa/contract/reference/jobs/minimum-wages';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import { refuseFaults } from '../../contents/public.ts';

const between = { ja: '、', en: ', ' } as const;

/** Refuses to show a job that lacks items required by law. */
export function checkPosting(
  job: JobDocument,
  general: GeneralDocument | null,
  { language, now, minimum }: { language: Language; now: Date; minimum: MinimumWages },
): void {
  const today = todayInJapan(now);
  refuseFaults(jobFaults(job, today), language);
  const missing = missingByLanguage(job, general, today);
  const fields = contentLanguages.flatMap((one) =>
    missing[one].map(
      (item) => [`${one}.${item}`, say(postingRequirements.byId(item).name, language)] as const,
    ),
  );
  if (fields.length === 0) return refuseFindings(job, { language, minimum });
  const items = [...new Set(fields.map(([, name]) => name))].join(say(between, language));
  refuse('posting_incomplete', { fields: Object.fromEntries(fields), details: { items } });
}

/** A condition that the law forbids, or pay below the minimum wage, needs its justification. */
function refuseFindings(
  job: JobDocument,
  { language, minimum }: { language: Language; minimum: MinimumWages },
): void {
  const { conditions, wage } = publishFindings(job, minimum);
  if (conditions.length > 0) {
    const words = [...new Set(conditions.map((condition) => condition.words))];
    refuse('posting_condition', { details: { words: words.join(say(between, language)) } });
  }
  if (wage) {
    const place = wage.prefecture
      ? say(prefectures.byId(wage.prefecture).name, language)
      : say(lowest, language);
    refuse('posting_below_minimum', { details: { place, minimum: String(wage.minimum) } });
  }
}

const lowest = { ja: '全国で最も低い県', en: 'the prefecture with the lowest wage' } as const;
