import { industries } from '@engawa/contract/reference/companies/industries';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { formatDate } from '../../shared/format/date-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { nameOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type SavedCompany, savedCompaniesQuery } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { words as savedWords } from './words.ja.ts';

export function SavedCompanies() {
  const t = useWords(savedWords);
  const query = useQuery(savedCompaniesQuery);
  return (
    <SavedList
      query={query}
      count={query.data?.companies.length}
      icon={<Building2 />}
      empty={{
        heading: t('empty.companies'),
        text: t('empty.companiesText'),
        action: <LinkButton to="/talent/discover/companies">{t('empty.findCompanies')}</LinkButton>,
      }}
    >
      {query.data?.companies.map((company) => (
        <Company key={company.companyId} company={company} />
      ))}
    </SavedList>
  );
}

function Company({ company }: { company: SavedCompany }) {
  const t = useWords(savedWords);
  const { companyId, industry, openJobs } = company;
  const name = companyName(company.companyName);
  return (
    <SavedRow
      logoUrl={company.logoUrl}
      company={industry ? nameOf(industries, industry) : ''}
      title={
        <Link to="/talent/company/$id" params={{ id: companyId }} className="hover:underline">
          <bdi>{name}</bdi>
        </Link>
      }
      facts={[
        openJobs > 0 ? t('openJobs', { count: openJobs }) : t('noOpenJobs'),
        t('savedOn', { date: formatDate(company.savedAt, language) }),
      ]}
      tags={!company.verified && <Tag tone="mind">{t('notVerified')}</Tag>}
      button={<SaveButton small saved item={{ companyId }} name={name} />}
    />
  );
}
