import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useRowFocus } from '../../../ui/display/use-row-focus.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { ListState } from './use-content-list.ts';
import { words as listWords } from './words.ja.ts';

interface ContentListProps<Row extends { id: string }> {
  heading: string;
  intro: string;
  create: ReactNode;
  statuses: readonly { value: string; label: string }[];
  list: ListState<Row>;
  icon: ReactNode;
  /** Shown before the first content exists. */
  empty: { heading: string; text: string };
  children: (rows: readonly Row[]) => ReactNode;
  note?: ReactNode;
  after?: ReactNode;
}

export function ContentList<Row extends { id: string }>({
  heading,
  intro,
  create,
  statuses,
  list,
  icon,
  empty,
  children,
  note,
  after,
}: ContentListProps<Row>) {
  const t = useWords(listWords);
  const { rows, counts, error, retry, filters, setFilters, onNext, onPrevious } = list;
  const { area, whenEmpty, ...focus } = useRowFocus(rows?.map(({ id }) => id));
  const filtered = filters.status !== statuses[0]?.value || filters.word !== '';
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{heading}</h1>
          <p className="phrased mt-1 text-sumi-2">{intro}</p>
        </div>
        {create}
      </div>
      {note}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="-mx-4 max-w-[100vw] overflow-x-auto px-4 py-1">
          <Segments
            label={t('status')}
            options={statuses.map(({ value, label }) => ({
              value,
              label: counts ? `${label} ${counts[value] ?? 0}` : label,
            }))}
            value={filters.status}
            onChange={(status) => setFilters({ status })}
          />
        </div>
        <SearchBox
          label={t('search')}
          word={filters.word}
          onWord={(word) => setFilters({ word })}
        />
      </div>
      {error && !rows && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !rows && <FormSkeleton />}
      {rows && (
        <div ref={area} {...focus}>
          {rows.length > 0 && children(rows)}
          {rows.length === 0 && (
            <EmptyState
              icon={icon}
              heading={filtered ? t('noMatch') : empty.heading}
              headingRef={whenEmpty}
            >
              {filtered ? t('noMatchText') : empty.text}
            </EmptyState>
          )}
        </div>
      )}
      {(onNext || onPrevious) && <Pager onNext={onNext} onPrevious={onPrevious} />}
      {after}
    </div>
  );
}

export function CreateLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Plus aria-hidden className="size-4" />
      {children}
    </>
  );
}
