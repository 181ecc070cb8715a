import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { missingByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import { jobFaults } from '@engawa/contract/jobs/posting/publish-faults';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { contentLanguages, type Language, say } from '@engawa/contract/language';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import { refuseFaults } from '../../contents/public.ts';

const between = { ja: '、', en: ', ' } as const;

/** Nobody sees a job that does not state what a posting must state. */
export function checkPosting(
  job: JobDocument,
  general: GeneralDocument | null,
  { language, now }: { language: Language; now: Date },
): void {
  const today = todayInJapan(now);
  refuseFaults(jobFaults(job, today), language);
  const missing = missingByLanguage(job, general, today);
  const fields = contentLanguages.flatMap((one) =>
    missing[one].map(
      (item) => [`${one}.${item}`, say(postingRequirements.byId(item).name, language)] as const,
    ),
  );
  if (fields.length === 0) return;
  const items = [...new Set(fields.map(([, name]) => name))].join(say(between, language));
  refuse('posting_incomplete', { fields: Object.fromEntries(fields), details: { items } });
}
