import { say } from '@engawa/contract/language';
import type { JobTypeId } from '@engawa/contract/reference/jobs/job-types';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { mayApply, type Resident } from '@engawa/contract/residence/may-apply';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { today } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tag } from '../../../ui/tag.tsx';
import { words as basicWords } from './words.ja.ts';

const asked: readonly JobTypeId[] = [1, 2];

/** What the declared status and the schools permit for the two most wanted kinds of jobs. */
export function ResidenceGuidance({ declared }: { declared: Resident }) {
  const t = useWords(basicWords);
  const verdicts = {
    may: { tone: 'good', words: t('residence.may') },
    'may-with-note': { tone: 'note', words: t('residence.mayWithNote') },
    refused: { tone: 'mind', words: t('residence.refused') },
  } as const;
  return (
    <section aria-live="polite" className="rounded border border-line bg-washi px-4 py-3">
      <h3 className="font-semibold">{t('residence.guidance')}</h3>
      <dl className="mt-2 flex flex-col gap-3">
        {asked.map((jobType) => {
          const job = { jobType, startsIn: null, interpersonalInLanguage: false, fromAbroad: true };
          const { verdict, reasons } = mayApply(declared, job, today());
          return (
            <div key={jobType}>
              <dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                {say(jobTypes.byId(jobType).name, language)}
                <Tag tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Tag>
              </dt>
              {reasons.map((id) => (
                <dd key={id} className="phrased mt-1 text-sm text-sumi-2">
                  {say(residenceReasons[id].message, language)}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-xs text-sumi-2">{t('residence.notAdvice')}</p>
    </section>
  );
}
