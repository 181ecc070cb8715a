import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonCell, StatusCell } from '../cells.tsx';
import type { ApplicantFilters } from '../filters.ts';
import { applicantsQuery } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { countOf, endedFilters } from './columns.ts';

interface EndedColumnProps {
  filters: ApplicantFilters;
  onOpen: (id: string) => void;
}

/** Offered, declined and withdrawn applications, closed at first; cards here do not move. */
export function EndedColumn({ filters, onOpen }: EndedColumnProps) {
  const t = useWords(applicantWords);
  const [open, setOpen] = useState(false);
  const query = useInfiniteQuery(applicantsQuery('here', { filters: endedFilters(filters) }));
  const rows = query.data?.pages.flatMap(({ applyList }) => applyList) ?? [];
  const count = countOf('ended', query.data?.pages.at(0)?.counts);
  return (
    <section
      aria-label={t('board.ended')}
      className={`flex shrink-0 flex-col gap-2 rounded border border-line bg-washi ${open ? 'w-64 p-2' : 'w-12 self-stretch'}`}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`flex cursor-pointer items-center gap-2 rounded-small text-sm font-bold hover:bg-paper ${open ? 'min-h-11 justify-between px-1' : 'min-h-40 grow justify-start px-4 [writing-mode:vertical-rl]'}`}
      >
        {t('board.ended')}
        <span className="font-normal text-sumi-2 tabular-nums [text-combine-upright:all]">
          {count}
        </span>
      </button>
      {open && (
        <ul className="flex flex-col gap-2 empty:hidden">
          {rows.map((applicant) => (
            <li
              key={applicant.id}
              className="rounded-small border border-line bg-paper p-3 shadow-card"
            >
              <button
                type="button"
                onClick={() => onOpen(applicant.id)}
                className="mb-2 w-full min-w-0 cursor-pointer text-left font-semibold break-words hover:underline"
              >
                <PersonCell applicant={applicant} />
                <span className="sr-only">{t('open')}</span>
              </button>
              <StatusCell applicant={applicant} />
            </li>
          ))}
        </ul>
      )}
      {open && query.data && rows.length === 0 && (
        <p className="px-2 py-6 text-center text-sm text-sumi-2">{t('board.nobody')}</p>
      )}
      {open && query.hasNextPage && (
        <Button
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
