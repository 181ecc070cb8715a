import { say } from '@engawa/contract/language';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { Preview } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';

export function ResidencePart({ residence }: Pick<Preview, 'residence'>) {
  const t = useWords(applyingWords);
  const { verdict, reasons, startsIn } = residence;
  const verdicts = {
    may: { tone: 'good', words: t('residence.may') },
    'may-with-note': { tone: 'good', words: t('residence.mayWithNote') },
    refused: { tone: 'mind', words: t('residence.refused') },
  } as const;
  return (
    <section className="rounded border border-line bg-washi px-4 py-3">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {t('residence.heading')}
        <Tag tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Tag>
      </h3>
      {startsIn && (
        <p className="phrased mt-2 text-sm">
          {t('residence.startsIn', { month: formatMonth(startsIn, language) })}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
          {reasons.map((id) => (
            <li key={id} className="phrased">
              {say(residenceReasons[id].message, language)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-xs text-sumi-2">{t('residence.notAdvice')}</p>
    </section>
  );
}
