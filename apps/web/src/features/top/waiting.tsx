import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingNote, Skeleton } from '../../ui/states/skeleton.tsx';
import { type WaitingThings, waitingQuery } from './queries.ts';
import { useWaitingRows } from './use-waiting-rows.ts';
import { words as topWords } from './words.ja.ts';

export function Waiting() {
  const t = useWords(topWords);
  const { data, error, refetch } = useQuery(waitingQuery);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-lg font-bold">
        {t('waiting.heading')}
      </h2>
      <Card className="mt-3">
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className="grid gap-3 p-5">
            <LoadingNote />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        )}
        {data && <Rows things={data} />}
      </Card>
    </section>
  );
}

function Rows({ things }: { things: WaitingThings }) {
  const t = useWords(topWords);
  const rows = useWaitingRows(things);
  const { percent } = things.profile;
  if (rows.length === 0) return <p className="phrased p-5 text-sumi-2">{t('waiting.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, Icon, text, link }) => (
        <li key={key}>
          <Link
            {...link}
            className="flex min-h-13 items-center gap-3 rounded px-4 py-2.5 hover:bg-washi"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-kaki-ink" />
            <span className="phrased min-w-0 grow [overflow-wrap:anywhere]">
              {text}
              {key === 'profile' && (
                <ProgressBar
                  value={percent}
                  label={t('waiting.progress')}
                  className="mt-1.5 max-w-60"
                />
              )}
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
