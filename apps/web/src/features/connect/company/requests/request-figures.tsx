import { countRequests } from '@engawa/contract/connect/company';
import { connectLimits } from '@engawa/contract/connect/limits';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { words as companyConnectWords } from '../words.ja.ts';

const figuresQuery = endpointQuery(countRequests, {}, { staleTime: 60_000 });

/** How the company's requests were answered; nothing until one was sent. */
export function RequestFigures() {
  const t = useWords(companyConnectWords);
  const { data } = useQuery(figuresQuery);
  if (!data || data.sent === 0) return null;
  const { sent, opened, accepted, declined } = data;
  const step = connectLimits.openedInSteps;
  const rows = [
    [t('figures.sent'), t('figures.count', { count: sent })],
    [
      t('figures.opened'),
      opened < step ? t('figures.fewer', { count: step }) : t('figures.atLeast', { count: opened }),
    ],
    [t('figures.accepted'), t('figures.count', { count: accepted })],
    [t('figures.declined'), t('figures.count', { count: declined })],
  ];
  return (
    <section
      aria-label={t('figures.heading')}
      className="rounded border border-line bg-paper p-4 text-sm"
    >
      <h2 className="font-bold">
        {t('figures.heading')}{' '}
        <span className="font-normal text-sumi-2">
          {t('figures.days', { count: connectLimits.figuresDays })}
        </span>
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sumi-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
