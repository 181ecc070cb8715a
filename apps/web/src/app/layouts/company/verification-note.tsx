import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { words as companyLayoutWords } from './words.ja.ts';

const WaitingNote = lazy(async () => ({
  default: (await import('./waiting-note.tsx')).WaitingNote,
}));

const seenKey = 'engawa.demo-verification-seen';

/** Where the browser forbids storage, the note appears on each load. */
function wasSeen(companyId: string): boolean {
  try {
    return localStorage.getItem(seenKey) === companyId;
  } catch {
    return false;
  }
}

function noteSeen(companyId: string): void {
  try {
    localStorage.setItem(seenKey, companyId);
  } catch {
    // Without storage, the note stays dismissed until the next load.
  }
}

/** Lists on every page the functions that are closed until the operator verifies the company. */
export function VerificationNote() {
  const account = useCompanyAccount();
  if (account?.verification === 'waiting') {
    return (
      <Suspense>
        <WaitingNote mayEdit={account.role <= 2} />
      </Suspense>
    );
  }
  if (account?.verification === 'in-demo') return <InDemoNote companyId={account.companyId} />;
  return null;
}

function InDemoNote({ companyId }: { companyId: string }) {
  const t = useWords(companyLayoutWords);
  const [seen, setSeen] = useState(() => wasSeen(companyId));
  if (seen) return null;
  return (
    <section
      aria-label={t('verification.inDemoHeading')}
      className="flex items-center gap-3 border-b border-line bg-moss-soft px-4 py-1.5 text-sm text-moss sm:px-8"
    >
      <BadgeCheck aria-hidden className="size-5 shrink-0" />
      <p className="phrased max-w-[48rem] grow">{t('verification.inDemo')}</p>
      <Button
        tone="quiet"
        size="small"
        className="shrink-0"
        onClick={() => {
          noteSeen(companyId);
          setSeen(true);
        }}
      >
        {t('verification.understood')}
      </Button>
    </section>
  );
}
