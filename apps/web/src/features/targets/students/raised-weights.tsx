import { weightSteps, wishedCriteria } from '@engawa/contract/targets/limits';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { WholeSetting } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';

/** Lists weights that dismissals have raised, to explain the scores. */
export function RaisedWeights({ setting: { wishes, weightsNow } }: { setting: WholeSetting }) {
  const t = useWords(targetWords);
  const names = useNames();
  const raised = wishedCriteria.filter((one) => weightsNow[one] !== wishes.weights[one]);
  if (raised.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-sumi-2">
      {raised.map((one) => (
        <li key={one} className="phrased">
          {t('weighsMore', {
            criterion: names.criterion[one],
            weight: nameOf(weightSteps, weightsNow[one]),
          })}
        </li>
      ))}
    </ul>
  );
}
