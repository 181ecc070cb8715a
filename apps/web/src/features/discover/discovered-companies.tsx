import { contradictions } from '@engawa/contract/discover/contradictions';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { companyName } from '../../shared/i18n/company-name.ts';
import { CompanyCard } from './cards/company-card.tsx';
import { DiscoverFrame } from './discover-frame.tsx';
import { FoundList } from './found-list.tsx';
import { type CompanyCard as Company, companiesQuery } from './queries.ts';
import { useDiscoverPlace } from './use-discover-place.ts';

interface DiscoveredCompaniesProps {
  Action: ComponentType<{ company: Company; name: string }>;
}

export function DiscoveredCompanies({ Action }: DiscoveredCompaniesProps) {
  const place = useDiscoverPlace('/talent/discover/companies');
  const { filter, after } = place;
  const sound = contradictions(filter).length === 0;
  const { data, error, refetch } = useQuery({
    ...companiesQuery({ filter, after }),
    enabled: sound,
  });
  return (
    <DiscoverFrame about="companies" place={place}>
      <FoundList
        about="companies"
        place={place}
        cards={data?.companies.map((company) => ({
          key: company.id,
          card: (
            <CompanyCard
              company={company}
              action={<Action company={company} name={companyName(company.name)} />}
            />
          ),
        }))}
        nextCursor={data?.nextCursor}
        error={error}
        onRetry={() => void refetch()}
      />
    </DiscoverFrame>
  );
}
