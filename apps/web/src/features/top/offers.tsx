import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { CompanyCard, JobCard, TopOffers } from './queries.ts';
import { TipCard } from './tip-card.tsx';
import { words as topWords } from './words.ja.ts';

interface OffersProps {
  offers: TopOffers;
  Job: ComponentType<{ job: JobCard }>;
  Company: ComponentType<{ company: CompanyCard; large?: boolean }>;
}

export function Offers({ offers: { pickUp, jobs, companies, tips }, Job, Company }: OffersProps) {
  const t = useWords(topWords);
  if (!pickUp && jobs.length + companies.length + tips.length === 0) {
    return (
      <EmptyState icon={<Building2 />} heading={t('nothing.heading')}>
        {t('nothing.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {pickUp && (
        <Part id="pick-up" heading={t('pickUp.heading')} note={t('pickUp.text')}>
          <Company company={pickUp} large />
        </Part>
      )}
      {jobs.length > 0 && (
        <Part
          id="new-jobs"
          heading={t('jobs.heading')}
          all={<Link to="/talent/discover/jobs">{t('jobs.all')}</Link>}
        >
          <ul className="grid gap-4 lg:grid-cols-2">
            {jobs.map((job) => (
              <li key={job.id}>
                <Job job={job} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {companies.length > 0 && (
        <Part
          id="new-companies"
          heading={t('companies.heading')}
          all={<Link to="/talent/discover/companies">{t('companies.all')}</Link>}
        >
          <ul className="grid gap-4 lg:grid-cols-2">
            {companies.map((company) => (
              <li key={company.id}>
                <Company company={company} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {tips.length > 0 && (
        <Part id="senpai" heading={t('tips.heading')}>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {tips.map((tip) => (
              <li key={tip.id}>
                <TipCard tip={tip} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  heading: string;
  note?: string;
  all?: ReactNode;
  children: ReactNode;
}

function Part({ id, heading, note, all, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {heading}
        </h2>
        {all && (
          <span className="text-sm font-semibold text-ai underline-offset-4 hover:underline [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
            {all}
          </span>
        )}
        {note && <p className="phrased w-full text-sm text-sumi-2">{note}</p>}
      </div>
      {children}
    </section>
  );
}
