import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ApplicantFilters } from '../filters.ts';
import { type Applicant, type ApplyStage, applicantsQuery } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { BoardCard } from './board-card.tsx';
import { countOf } from './columns.ts';
import { readDragged } from './dragged.ts';
import { findShown } from './find-shown.ts';
import type { CardFocus } from './use-card-focus.ts';

interface BoardColumnProps {
  column: string;
  heading: string;
  filters: ApplicantFilters;
  stages: readonly ApplyStage[];
  mayAct: boolean;
  focus: CardFocus;
  onOpen: (id: string) => void;
  onDrop: (applicant: Applicant) => void;
  /** Moves the card by this many columns. */
  onMove: (applicant: Applicant, by: number) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, heading, filters, stages, mayAct, focus, onOpen, onDrop, onMove } = props;
  const t = useWords(applicantWords);
  const client = useQueryClient();
  const [over, setOver] = useState(false);
  const query = useInfiniteQuery(applicantsQuery('here', { filters }));
  const rows = query.data?.pages.flatMap(({ applyList }) => applyList) ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = readDragged(event.dataTransfer);
    const applicant = dragged && findShown(client, dragged);
    if (applicant) onDrop(applicant);
  };
  return (
    // Dropping is for the mouse; with the keyboard, the card's button moves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={heading}
      data-column={column}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex max-w-96 min-w-64 flex-1 sm:min-w-54 flex-col gap-2 rounded border p-2 ${over ? 'border-ai bg-ai-soft' : 'border-line bg-washi'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-sm font-bold">
        <bdi>{heading}</bdi>
        <span className="font-normal text-sumi-2 tabular-nums">
          {countOf(filters.status, query.data?.pages.at(0)?.counts)}
        </span>
      </h2>
      <ul className="flex flex-col gap-2 empty:hidden">
        {rows.map((applicant) => (
          <BoardCard
            key={applicant.id}
            {...{ applicant, stages, mayAct, focus, onOpen }}
            onMove={(by) => onMove(applicant, by)}
          />
        ))}
      </ul>
      {query.data && rows.length === 0 && (
        <p className="px-2 py-6 text-center text-sm text-sumi-2">
          {mayAct ? t('board.empty') : t('board.nobody')}
        </p>
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
