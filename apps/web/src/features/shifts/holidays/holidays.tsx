import { dayInTable } from '@engawa/contract/days/day-words';
import { lazy, Suspense, useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Planned } from '../queries.ts';
import { words as shiftWords } from '../words.ja.ts';

const HolidaysDialog = lazy(async () => ({
  default: (await import('./holidays-dialog.tsx')).HolidaysDialog,
}));

/** The school's long vacations, during which another limit applies. */
export function Holidays({ holidays }: Pick<Planned, 'holidays'>) {
  const t = useWords(shiftWords);
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="font-bold">
        {t('holidays.heading')}
      </h2>
      <p className="phrased mt-1 max-w-[48em] text-sm text-sumi-2">{t('holidays.text')}</p>
      {holidays.length === 0 ? (
        <p className="mt-2 text-sm text-sumi-2">{t('holidays.none')}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1 tabular-nums">
          {holidays.map(({ from, to }) => (
            <li key={from}>
              {t('holidays.range', {
                from: dayInTable(from, language),
                to: dayInTable(to, language),
              })}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t('holidays.edit')}
      </Button>
      <Suspense>
        {open && <HolidaysDialog holidays={holidays} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
