import { type StudentSort, studentSorts } from '@engawa/contract/student-search/limits';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../shared/i18n/words.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Select } from '../../ui/form/select.tsx';
import { settingsQuery } from './queries.ts';
import type { SearchPlace } from './use-search-place.ts';
import { words as studentSearchWords } from './words.ja.ts';

export function SearchOrders({ place }: { place: SearchPlace }) {
  const t = useWords(studentSearchWords);
  const { sort, setting, view, show } = place;
  const sorts: Record<StudentSort, string> = {
    match: t('sorts.match'),
    newest: t('sorts.newest'),
    active: t('sorts.active'),
  };
  const settings = useQuery(settingsQuery).data?.targetSetting ?? [];
  return (
    <div className="flex flex-wrap items-center gap-3">
      {settings.length > 0 && (
        <div className="w-full sm:w-48">
          <Select
            aria-label={t('setting')}
            placeholder={t('setting')}
            options={settings.map(({ id, name }) => ({ value: id, label: name }))}
            value={setting ?? ''}
            onChange={({ target }) => {
              // Without a setting there is no match to sort by.
              const chosen = target.value || undefined;
              show({
                setting: chosen,
                sort: chosen ? 'match' : sort === 'match' ? 'newest' : sort,
              });
            }}
          />
        </div>
      )}
      <div className="w-full sm:w-52">
        <Select
          aria-label={t('sort')}
          placeholder={false}
          options={studentSorts
            .filter((one) => one !== 'match' || setting !== undefined)
            .map((value) => ({ value, label: sorts[value] }))}
          value={sort}
          onChange={({ target }) =>
            show({ sort: studentSorts.find((one) => one === target.value) ?? sort })
          }
        />
      </div>
      <Segments
        label={t('view')}
        value={view ?? 'cards'}
        options={[
          { value: 'cards', label: t('views.cards') },
          { value: 'table', label: t('views.table') },
        ]}
        onChange={(chosen) => show({ view: chosen === 'table' ? 'table' : undefined })}
      />
    </div>
  );
}
