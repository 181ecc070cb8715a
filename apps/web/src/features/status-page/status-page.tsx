import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { words as statusPageWords } from './words.ja.ts';

interface StatusPageProps {
  /** A status such as 404, to quote in a report. */
  status?: number;
  heading: string;
  text: string;
  children?: ReactNode;
}

export function StatusPage({ status, heading, text, children }: StatusPageProps) {
  const t = useWords(statusPageWords);
  usePageTitle(heading);
  return (
    <div className="m-auto flex max-w-[40rem] flex-col items-center px-6 py-20 text-center">
      {status && (
        <p className="mb-3 text-sm font-semibold tracking-widest text-kaki-ink">{status}</p>
      )}
      <h1 className="text-2xl font-bold">{heading}</h1>
      <p className="phrased mt-4 text-sumi-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <LinkButton to="/">{t('home')}</LinkButton>
      </div>
    </div>
  );
}
