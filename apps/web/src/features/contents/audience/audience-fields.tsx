import { listAudienceOptions } from '@engawa/contract/audience/company';
import type { Audience } from '@engawa/contract/audience/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { words as audienceWords } from './words.ja.ts';

const MultiSelect = lazy(async () => ({
  default: (await import('../../../ui/choice/multi-select.tsx')).MultiSelect,
}));

interface AudienceFieldsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

export function AudienceFields({ value, onChange }: AudienceFieldsProps) {
  const t = useWords(audienceWords);
  const [typed, setTyped] = useState('');
  // Debounced, because each answer shows names, and names per day are rate-limited.
  const name = useSettled(typed.trim(), 300);
  const [before] = useState(value.studentIds);
  const chosen = useQuery(endpointQuery(listAudienceOptions, { query: { ids: before.join(',') } }));
  const found = useQuery(
    endpointQuery(
      listAudienceOptions,
      { query: { name } },
      {
        enabled: name !== '',
        placeholderData: keepPreviousData,
      },
    ),
  );
  const choices = (students: { id: string; name: string; university: string | null }[] = []) =>
    students.map(({ id, name: label, university }) => ({
      value: id,
      label: university ? `${label}（${university}）` : label,
    }));
  const lists = chosen.data?.saveLists ?? [];
  const tickList = (id: string, on: boolean) =>
    onChange({
      ...value,
      saveListIds: on ? [...value.saveListIds, id] : value.saveListIds.filter((one) => one !== id),
    });
  const named = name !== '' && found.data?.more ? t('moreNamed') : t('studentsHint');
  const hint = chosen.data?.mayFind === false ? t('closedHint') : named;
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label={t('connected')}
        hint={t('connectedHint')}
        checked={value.connected}
        onChange={(event) => onChange({ ...value, connected: event.target.checked })}
      />
      {lists.length > 0 && (
        <Field kind="group" label={t('lists')}>
          {lists.map(({ id, name: listName, students }) => (
            <Checkbox
              key={id}
              label={t('list', { name: listName, count: students })}
              checked={value.saveListIds.includes(id)}
              onChange={(event) => tickList(id, event.target.checked)}
            />
          ))}
        </Field>
      )}
      <Field label={t('students')} hint={hint}>
        <Suspense fallback={<Skeleton className="h-11" />}>
          <MultiSelect
            items={name === '' ? [] : choices(found.data?.students)}
            chosen={choices(chosen.data?.students)}
            value={value.studentIds}
            onChange={(studentIds) => onChange({ ...value, studentIds })}
            onInputChange={setTyped}
            loading={found.isFetching}
          />
        </Suspense>
      </Field>
    </div>
  );
}
