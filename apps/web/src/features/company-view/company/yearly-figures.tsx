import type { Language } from '@engawa/contract/language';
import { useWords } from '../../../shared/i18n/words.ts';
import { Table } from '../../../ui/display/table.tsx';
import { ViewSection } from '../view-section.tsx';
import type { CompanyViewData } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface YearlyFiguresProps {
  figures: CompanyViewData['facts']['yearlyFigures'];
  reader: Language;
}

export function YearlyFigures({ figures, reader }: YearlyFiguresProps) {
  const t = useWords(companyViewWords, reader);
  if (figures.length === 0) return null;
  const none = t('figures.none');
  const people = (count: number | null) => (count === null ? none : t('facts.people', { count }));
  return (
    <ViewSection heading={t('figures.heading')}>
      <Table
        caption={t('figures.heading')}
        rows={figures.toSorted((a, b) => b.year - a.year)}
        rowKey={({ year }) => String(year)}
        columns={[
          {
            key: 'year',
            heading: t('figures.year'),
            namesRow: true,
            renderCell: ({ year }) => String(year),
          },
          {
            key: 'hired',
            heading: t('figures.hired'),
            align: 'end',
            renderCell: ({ hired }) => people(hired),
          },
          {
            key: 'hiredInternational',
            heading: t('figures.hiredInternational'),
            align: 'end',
            renderCell: ({ hiredInternational }) => people(hiredInternational),
          },
          {
            key: 'turnover',
            heading: t('figures.turnover'),
            align: 'end',
            renderCell: ({ turnover }) =>
              turnover === null ? none : t('figures.percent', { count: turnover }),
          },
          {
            key: 'overtime',
            heading: t('figures.overtime'),
            align: 'end',
            renderCell: ({ overtime }) =>
              overtime === null ? none : t('figures.hours', { count: overtime }),
          },
        ]}
      />
    </ViewSection>
  );
}
