import { useQuery } from '@tanstack/react-query';
import { MailQuestionMark } from 'lucide-react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { formatDateTime } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSteadyLoading } from '../../../shared/loading/use-steady-loading.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/states/skeleton.tsx';
import { type Mail, mailQuery } from '../queries.ts';
import { words as mailboxWords } from '../words.ja.ts';
import { MailFrame } from './mail-frame.tsx';

export function MailView({ id }: { id: string }) {
  const t = useWords(mailboxWords);
  const { data, error, isPending, refetch } = useQuery(mailQuery(id));
  const loading = useSteadyLoading(isPending);

  if (loading === 'visible') return <MailSkeleton />;
  if (data) return <MailArticle mail={data.mail} />;
  if (!error) return null;
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <EmptyState icon={<MailQuestionMark />} heading={t('mailNotFound.heading')}>
        {t('mailNotFound.text')}
      </EmptyState>
    );
  }
  return <ErrorState message={error.message} onRetry={() => void refetch()} />;
}

function MailArticle({ mail }: { mail: Mail }) {
  const t = useWords(mailboxWords);
  return (
    <article className="p-4 sm:p-6">
      <h2 lang={mail.language} className="text-xl font-bold">
        {mail.subject}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-sumi-2">{t('to')}</dt>
        <dd>{mail.to}</dd>
        <dt className="text-sumi-2">{t('sentAt')}</dt>
        <dd>
          <time dateTime={mail.sentAt}>{formatDateTime(mail.sentAt, language)}</time>
        </dd>
      </dl>
      <MailFrame key={mail.id} html={mail.html} title={t('body')} />
      <details className="mt-4">
        <summary className="w-fit cursor-pointer rounded-small text-sm font-semibold text-ai">
          {t('textVersion')}
        </summary>
        <pre
          lang={mail.language}
          className="mt-3 rounded border border-line bg-washi p-4 font-sans text-sm whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      </details>
    </article>
  );
}

function MailSkeleton() {
  return (
    <div className="space-y-4 p-4 sm:p-6">
      <LoadingNote />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
