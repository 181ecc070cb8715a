import type { OfferPlan } from '@engawa/contract/after-offer/plan';
import { dayInWords } from '@engawa/contract/days/day-words';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { StudentOffer } from './queries.ts';
import { words as afterOfferWords } from './words.ja.ts';

export function PlanNotes({
  offer: { job, offeredOn },
  plan,
}: {
  offer: NonNullable<StudentOffer['offer']>;
  plan: OfferPlan | null;
}) {
  const t = useWords(afterOfferWords);
  return (
    <div className="flex flex-col gap-3">
      <p className="phrased">
        {t('about', { job: companyName(job), day: dayInWords(offeredOn, language) })}
      </p>
      {plan?.waits && <Note>{t('waits')}</Note>}
      {plan?.waitsTooLong && <Note>{t('tooLong')}</Note>}
      <p className="phrased text-sm text-sumi-2">{t('guidance')}</p>
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <p className="phrased rounded bg-wood-soft px-4 py-3 text-sm text-wood-ink">{children}</p>
);
