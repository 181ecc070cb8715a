import type { ReactNode } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { type NewCompany, type NewJob, useNewest } from './use-newest.ts';
import { words as moreWords } from './words.ja.ts';

export function Newest() {
  const t = useWords(moreWords);
  const newest = useNewest();
  return (
    <>
      {newest && newest.jobs.length > 0 && (
        <Part id="home-jobs" heading={t('jobs')} href="/jobs" all={t('allJobs')}>
          {newest.jobs.map((job) => (
            <JobLink key={job.id} job={job} />
          ))}
        </Part>
      )}
      {newest && newest.companies.length > 0 && (
        <Part
          id="home-companies"
          heading={t('companies')}
          href="/companies"
          all={t('allCompanies')}
        >
          {newest.companies.map((company) => (
            <CompanyLink key={company.id} company={company} />
          ))}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  heading: string;
  /** The whole list, a page of the server. */
  href: string;
  all: string;
  children: ReactNode;
}

function Part({ id, heading, href, all, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-2xl font-bold">
          {heading}
        </h2>
        <a href={href} className="inline-flex min-h-11 items-center text-ai hover:underline">
          {all}
        </a>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">{children}</ul>
    </section>
  );
}

function JobLink({ job }: { job: NewJob }) {
  const t = useWords(moreWords);
  const [first, second] = job.places.map(companyName);
  const place = first && second ? t('more', { first }) : first;
  const about = [job.kind && companyName(job.kind), place].filter(Boolean).join(' · ');
  return (
    <Item
      href={`/jobs/${job.id}`}
      logo={job.company}
      over={companyName(job.company.name)}
      name={companyName(job.title)}
      under={about}
    />
  );
}

function CompanyLink({ company }: { company: NewCompany }) {
  const t = useWords(moreWords);
  return (
    <Item
      href={`/companies/${company.id}`}
      logo={company}
      name={companyName(company.name)}
      under={t('open', { count: company.openJobs })}
    />
  );
}

interface ItemProps {
  href: string;
  logo: NewJob['company'];
  over?: string;
  name: string;
  under: string;
}

/** A plain link, because the server renders the target outside the client. */
function Item({ href, logo, over, name, under }: ItemProps) {
  return (
    <li>
      <a
        href={href}
        className="flex h-full gap-3.5 rounded border border-line bg-paper p-4 shadow-card hover:border-line-2"
      >
        <Avatar name={companyName(logo.name)} src={logo.logoUrl} shape="square" size="small" />
        <span className="min-w-0">
          {over && <span className="block truncate text-sm text-sumi-2">{over}</span>}
          <span className="phrased block font-bold break-words">{name}</span>
          <span className="mt-1 block text-sm text-sumi-2">{under}</span>
        </span>
      </a>
    </li>
  );
}
