import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { HrNotices } from '../resume/hr-notices.tsx';
import { LivePage } from '../resume/live-page.tsx';
import { words as resumeWords } from '../resume/words.ja.ts';

export function RirekishoCard({ profile }: Pick<MyAccount, 'profile'>) {
  const t = useWords(resumeWords);
  return (
    <Card>
      <section
        aria-labelledby="rirekisho"
        className="grid gap-4 p-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6 sm:p-6"
      >
        <div className="mx-auto w-full max-w-52 max-sm:order-last sm:mx-0">
          <LivePage profile={profile} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div>
            <h2 id="rirekisho" className="text-lg font-bold">
              {t('live.heading')}
            </h2>
            <p className="phrased mt-1 text-sm text-sumi-2">{t('live.text')}</p>
          </div>
          <HrNotices profile={profile} />
        </div>
      </section>
    </Card>
  );
}
