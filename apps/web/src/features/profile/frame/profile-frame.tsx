import { profileItems } from '@engawa/contract/profile/completeness';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MissingHere } from './missing/missing-here.tsx';
import { useOpenAtItem } from './missing/use-open-at-item.ts';
import { ProfileNav } from './profile-nav.tsx';
import { type MyAccount, myAccountQuery } from './queries.ts';
import { type ProfilePath, pageName, profilePages } from './section-order.ts';
import { words as profileWords } from './words.ja.ts';

interface ProfileFrameProps {
  path: ProfilePath;
  intro: string;
  children: (account: MyAccount) => ReactNode;
}

export function ProfileFrame({ path, intro, children }: ProfileFrameProps) {
  const t = useWords(profileWords);
  const { data, error, refetch } = useQuery(myAccountQuery);
  useOpenAtItem(data !== undefined);
  const at = profilePages.findIndex((page) => page.path === path);
  const here = profilePages[at];
  const next = profilePages[at + 1];
  const sections: readonly string[] = here?.sections ?? [];
  const missing = (data?.missing ?? []).filter((id) => sections.includes(profileItems[id].section));
  return (
    <div className="mx-auto grid w-full max-w-[68rem] gap-8 px-4 py-6 sm:px-6 sm:py-8 md:grid-cols-[13rem_minmax(0,1fr)]">
      <ProfileNav missing={data?.missing ?? []} />
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <Link
            to="/talent/account"
            className="-ml-1 inline-flex min-h-10 items-center gap-1 rounded-small text-sm text-sumi-2 hover:text-sumi"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('back')}
          </Link>
          <h1 className="text-2xl font-bold">{here && pageName(here)}</h1>
          <p className="phrased mt-1 text-sumi-2">{intro}</p>
        </div>
        {error && !data ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <>
            {data && <MissingHere missing={missing} />}
            {data ? children(data) : <FormSkeleton />}
          </>
        )}
        {next && (
          <Link
            to={next.path}
            className="inline-flex min-h-11 items-center gap-1 self-end rounded-small font-semibold text-ai hover:underline"
          >
            {t('next', { name: pageName(next) })}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </div>
  );
}
