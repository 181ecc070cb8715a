import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { LivePage } from '../resume/live-page.tsx';
import { words as resumeWords } from '../resume/words.ja.ts';
import { GuideEnd } from './guide-end.tsx';
import { firstIncompletePlace, type GuidePlace, guideSteps } from './steps.ts';
import { storedPlace, storePlace } from './stored-place.ts';
import { useIsWide } from './use-is-wide.ts';
import { words as guideWords } from './words.ja.ts';

/** Lazy, because each group has as much code as a page. */
const YouStep = lazy(async () => ({ default: (await import('./groups/you-step.tsx')).YouStep }));
const StudiesStep = lazy(async () => ({
  default: (await import('./groups/studies-step.tsx')).StudiesStep,
}));
const WishesStep = lazy(async () => ({
  default: (await import('./groups/wishes-step.tsx')).WishesStep,
}));

interface GuideProps {
  account: MyAccount;
  /** Without it, the guide resumes where the student left off. */
  place: GuidePlace | undefined;
  onGo: (place: GuidePlace) => void;
}

/** Leads from a new account to a profile that can apply, one group of questions at a time. */
export function Guide({ account, place: asked, onGo }: GuideProps) {
  const t = useWords(guideWords);
  // Fixed on opening, so that saving answers does not switch the group.
  const [leftOff] = useState(
    () => storedPlace(account.user.id) ?? firstIncompletePlace(account.missing),
  );
  const place = asked ?? leftOff;
  useEffect(() => storePlace(account.user.id, place), [account.user.id, place]);
  useFocusOnArrival(place);
  const isWide = useIsWide();
  const current = guideSteps.findIndex(({ id }) => id === place);
  const steps: Record<GuidePlace, ReactNode> = {
    you: <YouStep account={account} onGo={onGo} />,
    studies: <StudiesStep account={account} onGo={onGo} />,
    wishes: <WishesStep account={account} onGo={onGo} />,
    end: <GuideEnd account={account} onGo={onGo} />,
  };
  const isAsking = place !== 'end';
  return (
    <div className="flex flex-col gap-5">
      {isAsking && (
        <Stepper
          label={t('steps')}
          steps={[t('you.heading'), t('studies.heading'), t('wishes.heading')]}
          current={current}
        />
      )}
      <div className={isAsking ? 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]' : undefined}>
        <Suspense fallback={<FormSkeleton />}>{steps[place]}</Suspense>
        {isAsking && isWide && <Beside profile={account.profile} />}
      </div>
    </div>
  );
}

/** The pressed button disappears with its group, so the next group takes the focus. */
function useFocusOnArrival(place: GuidePlace): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
}

function Beside({ profile }: Pick<MyAccount, 'profile'>) {
  const t = useWords(resumeWords);
  return (
    <aside aria-labelledby="so-far" className="sticky top-23 self-start">
      <h2 id="so-far" className="mb-2 font-bold">
        {t('live.heading')}
      </h2>
      <LivePage profile={profile} />
      <p className="phrased mt-2 text-sm text-sumi-2">{t('live.text')}</p>
    </aside>
  );
}
