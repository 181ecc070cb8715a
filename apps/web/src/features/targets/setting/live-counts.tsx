import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { countQuery, groups } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';
import { EasedConditions } from './eased-conditions.tsx';
import { bodyOf, type SettingBody, type SettingValues } from './setting-values.ts';

const pauseMs = 300;

export function LiveCounts({ form }: { form: UseFormReturn<SettingValues> }) {
  const t = useWords(targetWords);
  const names = useNames();
  const wishes = useWatch({ control: form.control, name: 'wishes' });
  const settled = useSettled(JSON.stringify(bodyOf({ name: '', wishes }).wishes), pauseMs);
  const asked = JSON.parse(settled) as SettingBody['wishes'];
  const { data } = useQuery(countQuery(asked));
  return (
    <Card className="flex flex-col gap-3 p-4 max-lg:order-first lg:sticky lg:top-20">
      <h2 className="text-sm font-bold">{t('form.counts')}</h2>
      <dl aria-live="polite" className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {groups.map((group) => (
          <div key={group} className="flex flex-wrap items-baseline justify-between gap-x-2">
            <dt className="text-sm text-sumi-2">{names.group[group]}</dt>
            <dd className="font-bold tabular-nums">
              {data ? t('form.people', { count: data.counts[group] }) : '–'}
            </dd>
          </div>
        ))}
      </dl>
      <EasedConditions wishes={asked} />
    </Card>
  );
}
