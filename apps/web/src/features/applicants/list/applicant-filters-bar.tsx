import { nameFor } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { ApplicantFilters } from '../filters.ts';
import { type ApplyLabel, appliedJobsQuery, assigneesQuery } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';

interface ApplicantFiltersBarProps {
  filters: ApplicantFilters;
  labels: readonly ApplyLabel[];
  /** The path already names the job. */
  jobIsGiven: boolean;
  onChange: (change: Partial<ApplicantFilters>) => void;
}

export function ApplicantFiltersBar(props: ApplicantFiltersBarProps) {
  const { filters, labels, jobIsGiven, onChange } = props;
  const t = useWords(applicantWords);
  const jobs = useQuery(appliedJobsQuery).data?.jobs ?? [];
  const assignees = useQuery(assigneesQuery).data?.assignees ?? [];
  return (
    <div className="flex flex-wrap gap-3">
      {!jobIsGiven && (
        <Select
          aria-label={t('filter.job')}
          placeholder={t('filter.allJobs')}
          options={jobs.map(({ id, title }) => ({ value: id, label: nameFor(title, language) }))}
          value={filters.job}
          onChange={(event) => onChange({ job: event.target.value })}
          className="w-full sm:w-64"
          tight
        />
      )}
      <Select
        aria-label={t('filter.label')}
        placeholder={t('filter.allLabels')}
        options={[
          ...labels.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: t('filter.noLabel') },
        ]}
        value={filters.label}
        onChange={(event) => onChange({ label: event.target.value })}
        className="min-w-0 grow basis-32 sm:w-44 sm:flex-none"
        tight
      />
      <Select
        aria-label={t('filter.assignee')}
        placeholder={t('filter.everyone')}
        options={[
          { value: 'me', label: t('filter.me') },
          ...assignees.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: t('filter.nobody') },
        ]}
        value={filters.assignee}
        onChange={(event) => onChange({ assignee: event.target.value })}
        className="min-w-0 grow basis-32 sm:w-44 sm:flex-none"
        tight
      />
      <SearchBox
        label={t('filter.word')}
        word={filters.word}
        onWord={(word) => onChange({ word })}
      />
    </div>
  );
}
