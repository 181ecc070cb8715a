import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { type Column, Table } from '../../../ui/display/table.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { words as showcaseWords } from '../words.ja.ts';

interface Candidate {
  match: number;
  name: string;
  school: string;
  levels: string;
  seen: string;
}

export function CandidateTable({ narrow }: { narrow: 'cards' | 'scroll' }) {
  const t = useWords(showcaseWords);
  const [chosen, setChosen] = useState<readonly string[]>(['Linh Nguyen']);
  const candidates: Candidate[] = [
    {
      match: 91,
      name: 'Linh Nguyen',
      school: t('data.tsukuba'),
      levels: 'N2 / B2',
      seen: t('data.today'),
    },
    {
      match: 88,
      name: 'Arjun Mehta',
      school: t('data.tokyo'),
      levels: 'N1 / C1',
      seen: t('data.yesterday'),
    },
    {
      match: 86,
      name: t('data.person1'),
      school: t('data.waseda'),
      levels: 'N1 / B2',
      seen: t('data.days'),
    },
  ];
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const columns: Column<Candidate>[] = [
    {
      key: 'choose',
      heading: t('data.choose'),
      hideHeading: true,
      renderCell: ({ name }) => (
        <Checkbox
          label={t('data.chooseOne', { name })}
          hideLabel
          checked={chosen.includes(name)}
          onChange={() => toggle(name)}
          className="-my-2"
        />
      ),
    },
    {
      key: 'name',
      heading: t('data.person'),
      namesRow: true,
      renderCell: ({ name }) => name,
    },
    {
      key: 'match',
      heading: t('data.match'),
      align: 'end',
      renderCell: ({ match }) => <span className="font-bold text-ai">{match}</span>,
    },
    { key: 'school', heading: t('data.school'), renderCell: ({ school }) => school },
    { key: 'levels', heading: t('data.levels'), renderCell: ({ levels }) => levels },
    { key: 'seen', heading: t('data.seen'), renderCell: ({ seen }) => seen },
  ];
  return (
    <Table
      caption={t('data.students')}
      columns={columns}
      rows={candidates}
      rowKey={({ name }) => name}
      narrow={narrow}
    />
  );
}
