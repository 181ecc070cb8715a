import { useWords } from '../../../shared/i18n/words.ts';
import type { ListFilters } from '../../../shared/navigation/use-list-place.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { Label } from './queries.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ConnectFiltersProps {
  labels: readonly Label[];
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

export function ConnectFilters({ labels, filters, onChange }: ConnectFiltersProps) {
  const t = useWords(companyConnectWords);
  const { word, label } = filters;
  const isGone = label !== '' && !labels.some(({ id }) => id === label);
  const options = labels.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="flex w-full flex-wrap gap-3 sm:w-auto">
      <Select
        aria-label={t('labels.filter')}
        placeholder={t('labels.all')}
        options={isGone ? [...options, { value: label, label: t('labels.gone') }] : options}
        value={label}
        onChange={(event) => onChange({ label: event.target.value })}
        className="w-full sm:w-52"
      />
      <SearchBox label={t('search')} word={word} onWord={(wanted) => onChange({ word: wanted })} />
    </div>
  );
}
