import { say } from '@engawa/contract/language';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
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

/** Whether this student may apply, as one line; the reasons unfold, and are open when refused. */
export function ResidenceVerdict({ residence }: Pick<ShownJob, 'residence'>) {
  const t = useWords(companyPagesWords);
  const { verdict, reasons, startsIn } = residence;
  const words = {
    may: t('verdict.may'),
    'may-with-note': t('verdict.may-with-note'),
    refused: t('verdict.refused'),
  };
  const start = startsIn && t('verdict.startsIn', { month: formatMonth(startsIn, language) });
  const Icon = verdict === 'refused' ? CircleAlert : CircleCheck;
  return (
    <section
      aria-labelledby="verdict"
      className={`rounded border border-line border-l-4 bg-paper ${looks[verdict].edge}`}
    >
      <details className="group" open={verdict === 'refused'}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className={`size-5 shrink-0 ${looks[verdict].heading}`} />
          <h2 id="verdict" className={`min-w-0 font-bold ${looks[verdict].heading}`}>
            {verdict === 'may' && start ? start : words[verdict]}
          </h2>
          <ChevronDown
            aria-hidden
            className="ml-auto size-4.5 shrink-0 text-sumi-2 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-3">
          {verdict !== 'may' && start && <p className="phrased mb-2 text-sm">{start}</p>}
          {reasons.length > 0 && (
            <ul className="flex flex-col gap-1 text-sm">
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
        </div>
      </details>
    </section>
  );
}
