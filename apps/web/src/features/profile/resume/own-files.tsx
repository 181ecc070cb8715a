import { resumeSlots } from '@engawa/contract/reference/people/resume-slots';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { OwnFile } from './own-file.tsx';
import { words as resumeWords } from './words.ja.ts';

export function OwnFiles({ account }: { account: MyAccount }) {
  const t = useWords(resumeWords);
  return (
    <Card>
      <section aria-labelledby="own-files" className="flex flex-col gap-5 p-4 sm:p-6">
        <div>
          <h2 id="own-files" className="text-lg font-bold">
            {t('files.heading')}
          </h2>
          <p className="phrased mt-1 text-sm text-sumi-2">{t('files.intro')}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          {resumeSlots.ids.map((slot) => (
            <OwnFile
              key={slot}
              slot={slot}
              stored={account.files.find((one) => one.slot === slot)?.file}
            />
          ))}
        </div>
      </section>
    </Card>
  );
}
