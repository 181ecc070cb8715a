import { previewDocument } from '@engawa/contract/documents/student';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';
import { documentTimeoutMs } from '../../../shared/config/settings.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageUrls } from '../../../ui/file/use-page-urls.ts';
import { LoadingNote, Skeleton } from '../../../ui/states/skeleton.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { words as resumeWords } from './words.ja.ts';

const rirekisho = endpointPartQuery(
  previewDocument,
  { params: { kind: 'rirekisho' } },
  ({ pages }) => pages.slice(0, 1),
  {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    timeoutMs: documentTimeoutMs,
    meta: { ownErrors: true },
  },
);

/** Saves within this time lead to one new picture. */
const pauseMs = 800;

const sheet = 'aspect-[210/297] w-full rounded-small border border-line';

export function LivePage({ profile }: Pick<MyAccount, 'profile'>) {
  const t = useWords(resumeWords);
  const stamp = Object.values(profile)
    .map(({ version }) => version)
    .join('.');
  const settled = useSettled(stamp, pauseMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...rirekisho,
    queryKey: [...rirekisho.queryKey, settled],
    // The previous page stays until the new one has loaded.
    placeholderData: keepPreviousData,
  });
  const [url] = usePageUrls(data);
  if (error && !data) {
    return (
      <div
        className={`${sheet} flex flex-col items-center justify-center gap-3 bg-washi p-4 text-center`}
      >
        <p className="phrased text-sm text-sumi-2">{error.message}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('live.retry')}
        </Button>
      </div>
    );
  }
  if (!url) {
    return (
      <>
        <LoadingNote />
        <Skeleton className="aspect-[210/297] w-full" />
      </>
    );
  }
  return (
    <img
      src={url}
      alt={t('live.alt')}
      aria-busy={isPlaceholderData}
      className={`${sheet} bg-white transition-opacity ${isPlaceholderData ? 'opacity-70' : ''}`}
    />
  );
}
