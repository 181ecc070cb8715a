import { Check } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as signUpWords } from '../words.ja.ts';

export function Intro() {
  const t = useWords(signUpWords);
  const points = [
    t('intro.twoLanguages'),
    t('intro.people'),
    t('intro.residence'),
    t('intro.team'),
  ];
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('intro.heading')}</h1>
      <p className="phrased mt-4 max-w-[34em] text-sumi-2 sm:text-lg">{t('intro.lead')}</p>
      <ul className="mt-6 space-y-3">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-moss" />
            <span className="phrased">{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
