import { lazy } from 'react';
import { CompanyStart } from '../../../features/company-start/company-start.tsx';
import { GeneralScreen } from '../../../features/contents/general/general-screen.tsx';

const LiveCompany = lazy(async () => ({
  default: (await import('./live/live-company.tsx')).LiveCompany,
}));

export function GeneralPage() {
  return (
    <CompanyStart column="editor">
      <GeneralScreen Preview={LiveCompany} />
    </CompanyStart>
  );
}
