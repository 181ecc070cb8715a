import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { SettingsList } from '../../features/settings/components/settings-list.tsx';
import { SignInCard } from '../../features/settings/components/sign-in-card.tsx';
import { settingsQuery } from '../../features/settings/queries.ts';
import { words as settingsWords } from '../../features/settings/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

export function SettingsPage() {
  const t = useWords(settingsWords);
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <Link
          to="/talent/account"
          className="-ml-1 inline-flex min-h-10 items-center gap-1 rounded-small text-sm text-sumi-2 hover:text-sumi"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('toMyPage')}
        </Link>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && <SettingsList settings={data} />}
      {data && <SignInCard />}
    </div>
  );
}
