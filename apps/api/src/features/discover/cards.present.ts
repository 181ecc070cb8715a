import { responseFrom } from '@engawa/contract/company-view/response';
import { mayApply, type ResidenceDeclaration } from '@engawa/contract/residence/may-apply';
import { jobForResidence } from '@engawa/contract/residence/of-job';
import { perWritten, readDocument } from '../contents/public.ts';
import { presentPictures, smallestPicture } from '../files/public.ts';
import type { CompanyCardRow, JobCardRow } from './search/cards.repo.ts';

function presentCompany(row: JobCardRow | CompanyCardRow) {
  const { asked, answered, medianMinutes } = row;
  const told = asked !== null && asked >= responseFrom && medianMinutes !== null;
  return {
    id: row.companyId,
    name: { jp: row.name_jp, en: row.name_en },
    verified: row.verifiedAt !== null,
    logoUrl: smallestPicture(row.logo),
    responseRate: told
      ? {
          percent: Math.round((100 * (answered ?? 0)) / asked),
          medianHours: Math.round(medianMinutes / 60),
        }
      : null,
  };
}

interface Reader {
  residence: ResidenceDeclaration;
  today: string;
}

/** Nothing where it was taken back between the search and the reading. */
export function presentJobCard(row: JobCardRow, { residence, today }: Reader) {
  const job = readDocument('job')(row.published);
  if (job === null) return [];
  return [
    {
      id: row.id,
      company: presentCompany(row),
      limited: row.limited,
      openedAt: row.openedAt.toISOString(),
      ...perWritten('job', job, (words) => words),
      common: job.common,
      visaSupport: row.visaSupport,
      cover: presentPictures(row.cover ?? []),
      residence: mayApply(residence, jobForResidence(job), today),
      saved: row.saved === true,
    },
  ];
}

/** As much of what a company says as a card shows. */
const profileOnCard = 160;

const shortened = (text: string | null): string | null =>
  text && text.length > profileOnCard ? `${text.slice(0, profileOnCard - 1)}…` : text;

export function presentCompanyCard(row: CompanyCardRow) {
  const general = readDocument('general')(row.published);
  if (general === null) return [];
  const words = general.jp ?? general.en;
  return [
    {
      ...presentCompany(row),
      ...perWritten('general', general, ({ companyProfile }) => ({
        companyProfile: shortened(companyProfile),
      })),
      industry: words?.industry ?? null,
      features: words?.feature ?? [],
      facts: general.common,
      cover: presentPictures(row.cover ?? []),
      openJobs: row.openJobs,
      saved: row.saved === true,
    },
  ];
}
