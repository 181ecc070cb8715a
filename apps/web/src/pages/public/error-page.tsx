import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { StatusPage } from '../../features/status-page/status-page.tsx';
import { words as statusPageWords } from '../../features/status-page/words.ja.ts';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { isChunkFailure, reloadForNewVersion } from '../../shared/chunks/chunk-failure.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';

/** Shows the server's message; errors of the client itself get a general text. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useWords(statusPageWords);
  const router = useRouter();
  const [reloading] = useState(() => isChunkFailure(error) && reloadForNewVersion());
  if (reloading) return null;

  const failure = error instanceof ApiFailure ? error : undefined;
  const status = failure?.status || 500;
  if (status === 404) {
    return <StatusPage status={404} heading={t('notFound.heading')} text={t('notFound.text')} />;
  }
  const retry = () => {
    // The browser caches a failed module import until the page reloads.
    if (!failure) return location.reload();
    reset();
    return void router.invalidate();
  };
  return (
    <StatusPage
      status={status}
      heading={t('broken.heading')}
      text={failure?.message ?? (isChunkFailure(error) ? t('broken.notFetched') : t('broken.text'))}
    >
      <Button tone="primary" onClick={retry}>
        {failure ? t('broken.retry') : t('broken.reload')}
      </Button>
    </StatusPage>
  );
}
