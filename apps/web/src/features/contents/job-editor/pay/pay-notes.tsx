import { dayInTable } from '@engawa/contract/days/day-words';
import { type PayWarning, payWarnings } from '@engawa/contract/jobs/pay/pay-warnings';
import { say } from '@engawa/contract/language';
import { listed } from '@engawa/contract/listed';
import { minimumWageSource, minimumWageYear } from '@engawa/contract/reference/jobs/minimum-wages';
import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { language } from '../../../../shared/i18n/language.ts';
import { nameOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { type JobValues, jobForm } from '../job-values.ts';
import type { JobSectionProps } from '../sections/job-section.ts';
import { words as jobEditorWords } from '../words.ja.ts';
import { useMinimumWages } from './use-minimum-wages.ts';

/** Warns while writing about implausible amounts. */
export function PayNotes({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const values = useDeferredValue(useWatch({ control: editor.form.control }) as JobValues);
  const minimum = useMinimumWages();
  const warnings = useMemo(
    () => payWarnings(jobForm.documentOf(values), minimum),
    [values, minimum],
  );
  const compared = warnings.find((warning) => warning.kind === 'below-minimum');
  return (
    <output aria-label={t('pay.notes.heading')} className="block empty:hidden">
      {warnings.length > 0 && (
        <span className="flex gap-2.5 rounded bg-kaki-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-kaki-ink" />
          <span className="flex min-w-0 flex-col gap-2">
            {warnings.map((warning) => (
              <PayNote key={JSON.stringify(warning)} warning={warning} />
            ))}
            {compared && (
              <span className="phrased text-sumi-2">
                {t.rich('pay.notes.source', {
                  year: say(minimumWageYear(compared.since), language),
                  link,
                })}
              </span>
            )}
          </span>
        </span>
      )}
    </output>
  );
}

const link = (words: ReactNode) => (
  <a
    href={minimumWageSource}
    target="_blank"
    rel="noopener"
    className="rounded-small text-ai underline"
  >
    {words}
  </a>
);

const tenths = (hours: number): number => Math.round(hours * 10) / 10;

function PayNote({ warning }: { warning: PayWarning }) {
  const t = useWords(jobEditorWords);
  const words = () => {
    switch (warning.kind) {
      case 'too-small':
        return warning.instead === null
          ? t('pay.notes.tooSmall', { amount: warning.amount })
          : t('pay.notes.inMan', { amount: warning.amount, instead: warning.instead });
      case 'too-large':
        return t('pay.notes.tooLarge', { amount: warning.amount });
      case 'overtime-too-large':
        return t('pay.notes.overtime', { sum: warning.sum });
      case 'insurances':
        return t('pay.notes.insurances', {
          names: listed(
            warning.missing.map((id) => nameOf(insurances, id)),
            language,
          ),
        });
      default:
        return belowMinimum(warning);
    }
  };
  const belowMinimum = ({
    prefecture,
    minimum,
    since: from,
    anHour,
    hours,
  }: Extract<PayWarning, { kind: 'below-minimum' }>) => {
    const place = prefecture === null ? t('pay.notes.anywhere') : nameOf(prefectures, prefecture);
    const since = dayInTable(from, language);
    if (hours === null) return t('pay.notes.hourly', { place, minimum, since, anHour });
    return t('pay.notes.monthly', {
      place,
      minimum,
      since,
      anHour,
      aDay: tenths(hours.aDay),
      aMonth: tenths(hours.aMonth),
      holidays: hours.holidays,
      stated: hours.holidaysStated ? 'yes' : 'no',
    });
  };
  return <span className="phrased font-semibold text-kaki-ink">{words()}</span>;
}
