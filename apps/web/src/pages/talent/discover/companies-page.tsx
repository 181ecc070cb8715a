import { DiscoveredCompanies } from '../../../features/discover/discovered-companies.tsx';
import type { CompanyCard } from '../../../features/discover/queries.ts';
import { SaveButton } from '../../../features/saved/save-button.tsx';

export function CompaniesPage() {
  return <DiscoveredCompanies Action={Save} />;
}

const Save = ({ company: { id, saved }, name }: { company: CompanyCard; name: string }) => (
  <SaveButton small item={{ companyId: id }} saved={saved} name={name} />
);
