import { Link, useMatches } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as companyLayoutWords } from './words.ja.ts';

export function BackLink({ className }: { className: string }) {
  const t = useWords(companyLayoutWords);
  const back = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.back });
  if (!back) return null;
  return (
    <Link
      to={back}
      activeOptions={{ exact: true }}
      className={`inline-flex min-h-10 items-center gap-1.5 rounded-small px-2.5 text-sm font-semibold text-ai hover:bg-washi ${className}`}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  );
}
