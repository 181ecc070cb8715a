import { sees } from '@engawa/contract/reference/companies/authority-levels';
import { lazy, type ReactNode, Suspense, useReducer } from 'react';
import { levelOf } from '../../shared/session/account.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import type { Column } from './start-panel.tsx';
import { hasStarted } from './started.ts';

const StartPanel = lazy(async () => ({
  default: (await import('./start-panel.tsx')).StartPanel,
}));

interface CompanyStartProps {
  column: Column;
  /** The page, hidden until it is known whether the panel appears above it. */
  children: ReactNode;
}

/** Shows the start steps above the page until students have been able to see a posting. */
export function CompanyStart({ column, children }: CompanyStartProps) {
  const account = useCompanyAccount();
  const [known, noteKnown] = useReducer(() => true, false);
  const asks = account && sees(levelOf(account), 'contents') && !hasStarted(account.companyId);
  return (
    <>
      {asks && (
        <Suspense>
          <StartPanel companyId={account.companyId} column={column} onKnown={noteKnown} />
        </Suspense>
      )}
      {asks && !known && (
        <div className="mx-auto w-full max-w-[60rem] px-4 py-6 sm:px-6 sm:py-8">
          <FormSkeleton />
        </div>
      )}
      <div className={asks && !known ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}
