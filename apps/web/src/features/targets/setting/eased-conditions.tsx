import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { easedQuery } from '../queries.ts';
import { useSummary } from '../summary.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';
import type { SettingBody } from './setting-values.ts';

/** Which condition keeps out the most people, the first one most. */
export function EasedConditions({ wishes }: Pick<SettingBody, 'wishes'>) {
  const t = useWords(targetWords);
  const names = useNames();
  const { wantsOf } = useSummary();
  const { data } = useQuery(easedQuery(wishes));
  // The previous answer is about other conditions.
  if (!data || data.eased.length === 0) return null;
  const asked = wantsOf(wishes);
  return (
    <section aria-labelledby="eased" className="border-t border-line pt-3">
      <h2 id="eased" className="text-sm font-bold">
        {t('eased.heading')}
      </h2>
      <p className="phrased mt-1 text-sm text-sumi-2">{t('eased.text')}</p>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {data.eased.map(({ criterion, wants, people }) => (
          <li key={criterion}>
            <span className="block">
              {t('eased.step', {
                criterion: names.criterion[criterion],
                from: asked[criterion],
                to: wantsOf({ ...wishes, wants })[criterion],
              })}
            </span>
            <span className="font-bold tabular-nums">
              {t('eased.people', { before: data.people, after: people })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
