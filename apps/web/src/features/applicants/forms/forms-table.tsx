import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import type { InterviewForm, StageForms } from './group-forms.ts';
import { words as formWords } from './words.ja.ts';

interface Row {
  key: string;
  name: string;
  valueOf: (form: InterviewForm) => string | number | null | undefined;
}

/** One column per interviewer. */
export function FormsTable({ stage, forms, criteria }: StageForms) {
  const t = useWords(formWords);
  const rows: Row[] = [
    ...criteria.map((criterion) => ({
      key: `criterion ${criterion}`,
      name: criterion,
      valueOf: (form: InterviewForm) =>
        form.scores.find((score) => score.criterion === criterion)?.stars,
    })),
    { key: 'overall', name: t('overall'), valueOf: ({ stars }) => stars },
    ...(forms.some(({ text }) => text)
      ? [{ key: 'sentence', name: t('sentence'), valueOf: ({ text }: InterviewForm) => text }]
      : []),
  ];
  const columns: Column<Row>[] = [
    {
      key: 'criterion',
      heading: t('criterion'),
      hideHeading: true,
      namesRow: true,
      renderCell: ({ name }) => <bdi className="block min-w-20 whitespace-normal">{name}</bdi>,
    },
    ...forms.map((form) => ({
      key: `${form.by}${form.at}`,
      heading: form.mine ? t('you') : (form.by ?? t('left')),
      renderCell: ({ valueOf }: Row) => {
        const value = valueOf(form) ?? '–';
        return typeof value === 'number' ? (
          <span className="tabular-nums">{value}</span>
        ) : (
          <span className="block min-w-40 whitespace-pre-line">{value}</span>
        );
      },
    })),
  ];
  const name = companyName(stage.name);
  return (
    <div className="mb-4">
      <h3 className="mb-1.5 text-sm font-semibold">
        <bdi>{name}</bdi>
      </h3>
      <Table
        caption={t('formsOf', { stage: name })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.key}
        narrow="scroll"
      />
    </div>
  );
}
