import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { CompanyCard as Company } from '../queries.ts';
import { words as discoverWords } from '../words.ja.ts';
import { CardFrame } from './card-frame.tsx';
import { ResponseTag } from './response-tag.tsx';
import { shownWords } from './shown-words.ts';

interface CompanyCardProps {
  company: Company;
  action: ReactNode;
  heading?: 'h2' | 'h3';
  large?: boolean;
}

const mostFeatures = 4;

export function CompanyCard({ company, action, heading, large }: CompanyCardProps) {
  const t = useWords(discoverWords);
  const { facts, features } = company;
  const name = companyName(company.name);
  const about = [
    nameOf(industries, company.industry),
    facts.employees !== null && t('card.employees', { count: facts.employees }),
    nameOf(companyStatuses, facts.listing),
    nameOf(companyTypes, facts.companyType),
  ].flatMap((fact) => fact || []);
  return (
    <CardFrame
      heading={heading}
      large={large}
      cover={company.cover}
      icon={<Building2 />}
      above={
        <>
          <Avatar name={name} src={company.logoUrl} shape="square" size="small" />
          <span className="min-w-0 grow basis-32 sm:grow-0 sm:basis-auto">
            {about.map((fact, at) => (
              // Each fact stays on one line.
              <Fragment key={fact}>
                {at > 0 && ' '}
                <span className="inline-block">
                  {fact}
                  {at < about.length - 1 && ' ・'}
                </span>
              </Fragment>
            ))}
          </span>
          {!company.verified && <Tag tone="mind">{t('card.notVerified')}</Tag>}
        </>
      }
      title={
        <Link
          to="/talent/company/$id"
          params={{ id: company.id }}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      }
      action={action}
    >
      <p
        className={`mt-1 text-sm text-sumi-2 [overflow-wrap:anywhere] ${large ? 'line-clamp-5' : 'line-clamp-2'}`}
      >
        {shownWords(company)?.companyProfile}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {company.openJobs > 0 && (
          <Tag tone="good">{t('card.openJobs', { count: company.openJobs })}</Tag>
        )}
        <ResponseTag rate={company.responseRate} />
        {features.slice(0, mostFeatures).map((id) => (
          <Tag key={id} tone="wood">
            {nameOf(companyFeatures, id)}
          </Tag>
        ))}
      </div>
    </CardFrame>
  );
}
