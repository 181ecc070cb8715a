import { SavedCompanies } from '../../../../features/saved/saved-companies.tsx';
import { SavedTabs } from './saved-tabs.tsx';

export function CompaniesPage() {
  return (
    <SavedTabs kind="companies">
      <SavedCompanies />
    </SavedTabs>
  );
}
