import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { MailList } from '../../features/mailbox/components/mail-list.tsx';
import { MailView } from '../../features/mailbox/components/mail-view.tsx';
import { mailsQuery } from '../../features/mailbox/queries.ts';
import { words as mailboxWords } from '../../features/mailbox/words.ja.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Narrow screens show either the list or one mail; wide ones show both. */
export function MailboxPage() {
  const t = useWords(mailboxWords);
  const { mail } = useSearch({ from: '/public/demo/mailbox' });
  usePageTitle(t('title'));
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 sm:px-8 md:px-16 md:py-10">
      <h1 className={`text-2xl font-bold ${mail ? 'sr-only md:not-sr-only' : ''}`}>{t('title')}</h1>
      <div
        className={`mt-1 mb-6 items-center justify-between gap-4 ${mail ? 'hidden md:flex' : 'flex'}`}
      >
        <p className="text-sumi-2">{t('lead')}</p>
        <RefreshButton />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[384px_minmax(0,1fr)]">
        <Card
          className={`min-h-36 overflow-hidden md:sticky md:top-6 md:max-h-[calc(100dvh-3rem)] md:overflow-y-auto ${mail ? 'hidden md:block' : ''}`}
        >
          <MailList />
        </Card>
        <div className={mail ? '' : 'hidden md:block'}>
          {mail && (
            <Link
              to="/demo/mailbox"
              className="mb-4 inline-flex min-h-10 items-center gap-1.5 rounded-small font-semibold text-ai hover:underline md:hidden"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {t('back')}
            </Link>
          )}
          <Card className="min-h-64 overflow-hidden">
            {mail ? (
              <MailView id={mail} />
            ) : (
              <p className="px-6 py-24 text-center text-sumi-2">{t('choose')}</p>
            )}
          </Card>
        </div>
      </div>
    </div>
  );
}

function RefreshButton() {
  const t = useWords(mailboxWords);
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: mailsQuery.queryKey }) > 0;
  return (
    <Button
      size="small"
      disabled={fetching}
      onClick={() => void queryClient.invalidateQueries({ queryKey: mailsQuery.queryKey })}
      className="whitespace-nowrap"
    >
      <RotateCw aria-hidden className="size-4" />
      {t('refresh')}
    </Button>
  );
}
