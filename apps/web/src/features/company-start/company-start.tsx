import { sees } from '@engawa/contract/reference/companies/authority-levels';
import { lazy, Suspense } from 'react';
import { levelOf } from '../../shared/session/account.ts';
import { useCompanyAccount } from '../../shared/session/use-session.ts';
import { hasStarted } from './started.ts';

const StartPanel = lazy(async () => ({
  default: (await import('./start-panel.tsx')).StartPanel,
}));

/** From the sign-up to a posting that students see, on the company's own pages until it is done. */
export function CompanyStart() {
  const account = useCompanyAccount();
  if (!account || !sees(levelOf(account), 'contents') || hasStarted(account.companyId)) return null;
  return (
    <Suspense>
      <StartPanel companyId={account.companyId} />
    </Suspense>
  );
}
