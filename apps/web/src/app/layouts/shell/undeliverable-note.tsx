import { Link } from '@tanstack/react-router';
import { MailWarning } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as shellWords } from './words.ja.ts';

interface UndeliverableNoteProps {
  email: string;
  to: '/talent/settings' | '/company/settings/account';
}

/** Shown on every page while mail servers permanently refuse mails to the person's address. */
export function UndeliverableNote({ email, to }: UndeliverableNoteProps) {
  const t = useWords(shellWords);
  return (
    <section
      aria-label={t('undeliverable.heading')}
      className="flex items-start gap-3 border-b border-line bg-kaki-soft px-4 py-3 text-sm text-kaki-ink sm:px-8"
    >
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="max-w-[48rem] min-w-0">
        <p className="font-bold">{t('undeliverable.heading')}</p>
        <p className="phrased mt-0.5 [overflow-wrap:anywhere]">
          {t('undeliverable.text', { email })}
        </p>
        <Link
          to={to}
          className="inline-flex min-h-10 items-center rounded-small font-semibold underline"
        >
          {t('undeliverable.change')}
        </Link>
      </div>
    </section>
  );
}
