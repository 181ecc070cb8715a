import { say } from '@engawa/contract/language';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDate } from '../../shared/format/date-time.ts';
import { formatMonth, today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { ShownJob } from './queries.ts';
import { words as companyPagesWords } from './words.ja.ts';

const looks = {
  may: { edge: 'border-l-moss', heading: 'text-moss' },
  'may-with-note': { edge: 'border-l-moss', heading: 'text-moss' },
  refused: { edge: 'border-l-kaki', heading: 'text-kaki-ink' },
} as const;

/** Whether this student may apply, and why. Comes first, because it can rule the job out. */
export function ResidenceVerdict({ residence }: Pick<ShownJob, 'residence'>) {
  const t = useWords(companyPagesWords);
  const { verdict, reasons, startsIn } = residence;
  const words = {
    may: t('verdict.may'),
    'may-with-note': t('verdict.may-with-note'),
    refused: t('verdict.refused'),
  };
  const Icon = verdict === 'refused' ? CircleAlert : CircleCheck;
  return (
    <section
      aria-labelledby="verdict"
      className={`rounded border border-line border-l-4 bg-paper px-4 py-3 ${looks[verdict].edge}`}
    >
      <h2 id="verdict" className={`flex items-center gap-2 font-bold ${looks[verdict].heading}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {words[verdict]}
      </h2>
      {startsIn && (
        <p className="phrased mt-2 text-sm">
          {t('verdict.startsIn', { month: formatMonth(startsIn, language) })}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {reasons.map((id) => (
            <li key={id} className="phrased">
              {say(residenceReasons[id].message, language)}
            </li>
          ))}
        </ul>
      )}
      <p className="phrased mt-2 text-xs text-sumi-2">
        {t('verdict.asOf', { date: formatDate(today(), language) })}{' '}
        <Link to="/talent/profile/basic" hash="residence" className="text-ai underline">
          {t('verdict.edit')}
        </Link>
      </p>
    </section>
  );
}
