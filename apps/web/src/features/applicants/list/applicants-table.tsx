import { nameFor } from '@engawa/contract/language';
import { Star } from 'lucide-react';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { LabelCell, PersonCell, StatusCell, useApplicantName } from '../cells.tsx';
import type { Applicant, ApplyLabel } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';

interface ApplicantsTableProps {
  rows: readonly Applicant[];
  labels: readonly ApplyLabel[];
  ticked: readonly string[];
  mayAct: boolean;
  /** Id of the application shown beside the table, which is then narrower. */
  open: string | undefined;
  onTick: (ticked: readonly string[]) => void;
  onOpen: (id: string) => void;
}

export function ApplicantsTable(props: ApplicantsTableProps) {
  const { rows, labels, ticked, mayAct, open, onTick, onOpen } = props;
  const t = useWords(applicantWords);
  const nameOf = useApplicantName();
  const choose: Column<Applicant> = {
    key: 'choose',
    heading: t('column.choose'),
    hideHeading: true,
    renderCell: (row) => (
      <Checkbox
        label={t('choose', { name: nameOf(row) })}
        hideLabel
        checked={ticked.includes(row.id)}
        onChange={({ target }) =>
          onTick(target.checked ? [...ticked, row.id] : ticked.filter((id) => id !== row.id))
        }
      />
    ),
  };
  const person: Column<Applicant> = {
    key: 'name',
    heading: t('column.name'),
    namesRow: true,
    renderCell: (row) => (
      <button
        type="button"
        aria-current={row.id === open}
        onClick={() => onOpen(row.id)}
        className="-m-1 min-w-48 cursor-pointer rounded-small p-1 text-left hover:underline"
      >
        <PersonCell applicant={row} />
        {open && (
          <span className="mt-1 block pl-11 text-sm font-normal text-sumi-2">
            {nameFor(row.job.title, language)}
          </span>
        )}
        <span className="sr-only">{t('open')}</span>
      </button>
    ),
  };
  const status: Column<Applicant> = {
    key: 'status',
    heading: t('column.status'),
    renderCell: (row) => <StatusCell applicant={row} />,
  };
  const label: Column<Applicant> = {
    key: 'label',
    heading: t('column.label'),
    renderCell: (row) => (
      <span className="block min-w-[6em]">
        <LabelCell label={row.label} labels={labels} />
      </span>
    ),
  };
  const rest: Column<Applicant>[] = [
    {
      key: 'job',
      heading: t('column.job'),
      renderCell: ({ job }) => <span className="phrased">{nameFor(job.title, language)}</span>,
    },
    {
      key: 'assignee',
      heading: t('column.assignee'),
      renderCell: ({ assignee }) => (
        <span className="block min-w-[5em]">{assignee?.name ?? '–'}</span>
      ),
    },
    {
      key: 'rating',
      heading: t('column.rating'),
      renderCell: ({ averageStars, myStars }) => <Stars stars={averageStars ?? myStars} />,
    },
    {
      key: 'applied',
      heading: t('column.applied'),
      renderCell: ({ appliedAt, preAppliedAt }) => {
        const at = appliedAt ?? preAppliedAt;
        return (
          <span className="whitespace-nowrap">{at ? formatTableDate(at, language) : '–'}</span>
        );
      },
    },
  ];
  const columns = [...(mayAct ? [choose] : []), person, status, label, ...(open ? [] : rest)];
  return <Table caption={t('heading')} rows={rows} rowKey={({ id }) => id} columns={columns} />;
}

function Stars({ stars }: { stars: number | null }) {
  if (stars === null) return '–';
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star aria-hidden className="size-4 fill-kaki text-kaki" />
      {stars.toFixed(1)}
    </span>
  );
}
