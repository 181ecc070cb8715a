import { CompanyStart } from '../../../features/company-start/company-start.tsx';
import { GeneralScreen } from '../../../features/contents/general/general-screen.tsx';

export function GeneralPage() {
  return (
    <>
      <CompanyStart />
      <GeneralScreen />
    </>
  );
}
