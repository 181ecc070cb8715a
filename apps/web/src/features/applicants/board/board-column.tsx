import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ApplicantFilters } from '../filters.ts';
import { type Applicant, applicantsQuery } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { BoardCard } from './board-card.tsx';
import { readDragged } from './dragged.ts';

interface BoardColumnProps {
  heading: string;
  filters: ApplicantFilters;
  mayAct: boolean;
  onOpen: (id: string) => void;
  onDrop: (applicant: Pick<Applicant, 'id' | 'label'>) => void;
  onLeft: (applicant: Applicant) => void;
  onRight: (applicant: Applicant) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { heading, filters, mayAct, onOpen, onDrop, onLeft, onRight } = props;
  const t = useWords(applicantWords);
  const [over, setOver] = useState(false);
  const query = useInfiniteQuery(applicantsQuery('here', { filters }));
  const rows = query.data?.pages.flatMap(({ applyList }) => applyList) ?? [];
  const counts = query.data?.pages.at(0)?.counts;
  const count = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = readDragged(event.dataTransfer);
    if (dragged) onDrop(dragged);
  };
  return (
    // Dropping is for the mouse; with the keyboard, the card's button moves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={heading}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex w-72 shrink-0 flex-col gap-2 rounded border p-2 ${over ? 'border-ai bg-ai-soft' : 'border-line bg-washi'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-sm font-bold">
        <bdi>{heading}</bdi>
        <span className="font-normal text-sumi-2 tabular-nums">{count}</span>
      </h2>
      <ul className="flex flex-col gap-2">
        {rows.map((applicant) => (
          <BoardCard
            key={applicant.id}
            {...{ applicant, mayAct, onOpen }}
            onLeft={() => onLeft(applicant)}
            onRight={() => onRight(applicant)}
          />
        ))}
      </ul>
      {query.data && rows.length === 0 && (
        <p className="px-2 py-6 text-center text-sm text-sumi-2">{t('board.empty')}</p>
      )}
      {query.hasNextPage && (
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
