import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import type { ApplicantFilters } from '../filters.ts';
import type { Applicant, ApplyLabel } from '../queries.ts';
import { useSetLabel } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { BoardColumn } from './board-column.tsx';

interface ApplicantsBoardProps {
  filters: ApplicantFilters;
  labels: readonly ApplyLabel[];
  mayAct: boolean;
  onOpen: (id: string) => void;
}

/** One column per label, in the company's order; mouse and keyboard can move cards. */
export function ApplicantsBoard({ filters, labels, mayAct, onOpen }: ApplicantsBoardProps) {
  const t = useWords(applicantWords);
  const snackbar = useSnackbar();
  const command = useSetLabel();
  const columns = [
    { value: 'none', name: t('filter.noLabel') },
    ...labels.map(({ id, name }) => ({ value: id, name })),
  ];
  const move = (applicant: Pick<Applicant, 'id' | 'label'>, to: string, undo = true) => {
    const labelId = to === 'none' ? null : to;
    if (labelId === applicant.label) return;
    const name = columns.find(({ value }) => value === to)?.name ?? '';
    const back = () => move({ ...applicant, label: labelId }, applicant.label ?? 'none', false);
    command.runThen({ body: { ids: [applicant.id], labelId } }, () =>
      snackbar.show({
        ok: true,
        message: t('board.moved', { label: name }),
        action: undo ? { run: back } : undefined,
      }),
    );
  };
  return (
    <section
      aria-label={t('board.label')}
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex items-start gap-3 overflow-x-auto pb-3"
    >
      {columns.map(({ value, name }, at) => (
        <BoardColumn
          key={value}
          heading={name}
          filters={{ ...filters, label: value }}
          mayAct={mayAct}
          onOpen={onOpen}
          onDrop={(applicant) => move(applicant, value)}
          onLeft={(applicant) => move(applicant, columns[at - 1]?.value ?? value)}
          onRight={(applicant) => move(applicant, columns[at + 1]?.value ?? value)}
        />
      ))}
    </section>
  );
}
