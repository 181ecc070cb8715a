import { BadgeCheck, IdCard, Scale, Users } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { words as moreWords } from './words.ja.ts';

export function Checks() {
  const t = useWords(moreWords);
  const checks = [
    { Icon: Scale, text: t('checks.law') },
    { Icon: Users, text: t('checks.fair') },
    { Icon: BadgeCheck, text: t('checks.company') },
    { Icon: IdCard, text: t('checks.visa') },
  ];
  return (
    <section aria-labelledby="home-checks">
      <h2 id="home-checks" className="phrased text-2xl font-bold">
        {t('checks.heading')}
      </h2>
      <Card className="mt-6 p-6 sm:p-7">
        <ul className="space-y-5">
          {checks.map(({ Icon, text }) => (
            <li key={text} className="flex gap-3.5">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-moss" />
              <span className="phrased">{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
