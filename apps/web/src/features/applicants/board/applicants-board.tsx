import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ApplicantFilters } from '../filters.ts';
import type { Applicant, ApplyStage } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { BoardColumn } from './board-column.tsx';
import { columnOf, columnsOf, filtersOf } from './columns.ts';
import { EndedColumn } from './ended-column.tsx';
import { useBoardMoves } from './use-board-moves.ts';
import { useCardFocus } from './use-card-focus.ts';

interface ApplicantsBoardProps {
  filters: ApplicantFilters;
  stages: readonly ApplyStage[];
  mayAct: boolean;
  onOpen: (id: string) => void;
}

/** New applications and the company's stages as columns; mouse and keyboard can move cards. */
export function ApplicantsBoard({ filters, stages, mayAct, onOpen }: ApplicantsBoardProps) {
  const t = useWords(applicantWords);
  const focus = useCardFocus();
  const columns = columnsOf(stages);
  const nameOf = (column: string) => {
    const stage = stages.find(({ id }) => id === column);
    return stage ? companyName(stage.name) : t('board.new');
  };
  const move = useBoardMoves({ filters, nameOf });
  const moveBy = (applicant: Applicant, by: number) => {
    const to = columns[columns.indexOf(columnOf(applicant)) + by];
    if (!to) return;
    focus.follow(applicant.id);
    move(applicant, to);
  };
  return (
    <section
      aria-label={t('board.label')}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex items-start gap-3 overflow-x-auto pb-3"
    >
      {columns.map((column) => (
        <BoardColumn
          key={column}
          column={column}
          heading={nameOf(column)}
          filters={filtersOf(column, filters)}
          {...{ stages, mayAct, focus, onOpen }}
          onDrop={(applicant) => move(applicant, column)}
          onMove={moveBy}
        />
      ))}
      <EndedColumn {...{ filters, onOpen }} />
    </section>
  );
}
