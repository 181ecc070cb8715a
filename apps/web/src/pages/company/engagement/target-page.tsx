import { CompanyStart } from '../../../features/company-start/company-start.tsx';
import { TargetsScreen } from '../../../features/targets/list/targets-screen.tsx';

export function TargetPage() {
  return (
    <CompanyStart column="narrow">
      <TargetsScreen />
    </CompanyStart>
  );
}
