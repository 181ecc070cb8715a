import type { TodayRow as Row } from '@engawa/contract/today/rows';
import { useQuery } from '@tanstack/react-query';
import { Sun } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { todayQuery } from './queries.ts';
import { TodayRow } from './today-row.tsx';
import { words as todayWords } from './words.ja.ts';

/** The company's home page: at most twelve rows, each with its next action. */
export function TodayScreen() {
  const t = useWords(todayWords);
  const { data, error, refetch } = useQuery(todayQuery);
  const level = useCompanyAccount()?.role;
  const groups = Map.groupBy(data ?? [], ({ kind }) => kind);
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-4 px-4 py-6 sm:px-6">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data?.length === 0 && (
        <>
          <EmptyState icon={<Sun />} heading={t('none')}>
            {t('noneText')}
          </EmptyState>
          {level !== undefined && level < 3 && (
            <LinkButton to="/company/engagement/search" className="self-center">
              {t('find')}
            </LinkButton>
          )}
        </>
      )}
      {[...groups].map(([kind, rows]) => (
        <Group key={kind} kind={kind} rows={rows} />
      ))}
    </div>
  );
}

function Group({ kind, rows }: { kind: Row['kind']; rows: readonly Row[] }) {
  const t = useWords(todayWords);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded border border-line bg-paper px-4 pt-3 shadow-card"
    >
      <h2 id={heading} className="text-sm font-bold text-sumi-2">
        {t(`heads.${kind}`)}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <TodayRow key={keyOf(row)} row={row} />
        ))}
      </ul>
    </section>
  );
}

function keyOf(row: Row): string {
  if ('applicationId' in row) return row.applicationId;
  if ('threadId' in row) return `${row.threadId} ${'startsAt' in row ? row.startsAt : ''}`;
  return 'jobId' in row ? row.jobId : row.targetId;
}
