import { SavedCompanies } from '../../../../features/saved/saved-companies.tsx';
import { SavedTabs } from './saved-tabs.tsx';

export const CompaniesPage = () => (
  <SavedTabs kind="companies">
    <SavedCompanies />
  </SavedTabs>
);
