import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { type Language, nameFor, say } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import { CheckedCache, type Making } from '@engawa/platform/http/pages/checked-cache';
import { type DrawnPage, drawPage } from '@engawa/platform/http/pages/drawn-page';
import { smallPage } from '@engawa/platform/http/pages/small-page';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Db } from '../../database.ts';
import { findCompanyForVisitor } from '../company-view/public.ts';
import { readPicture } from '../files/public.ts';
import { findJobForVisitor } from '../jobs/public.ts';
import { type Card, drawCard } from './card/draw-card.ts';
import { companyPage } from './company/company-page.ts';
import { readCompany } from './company/read-company.ts';
import { layOut, type PublicPage, type Site } from './frame.ts';
import { jobPage } from './job/job-page.ts';
import { readJob } from './job/read-job.ts';
import { nameIn } from './markup.ts';
import { type Reading, writtenFor } from './reading.ts';
import { words } from './words.ts';

export interface PublicPageServices {
  reads: Db;
  clock: Clock;
  site: Site;
  store: ObjectStore;
  typesetter: Typesetter;
}

/** Longest time that a closed, changed or suspended page stays visible. */
const freshMs = 2_000;
const megabyte = 1024 * 1024;
/** About 600 pages and 200 preview pictures. */
const limits = { pages: 32 * megabyte, cards: 16 * megabyte };
/** Pixels: twice the width of a picture on a card. */
const widestUseful = 1280;

export interface Answer {
  /** 410: the job existed and is closed. */
  status: 200 | 410;
  page: DrawnPage;
}

export type Kind = 'jobs' | 'companies';

export class PublicPages {
  readonly #services: PublicPageServices;
  readonly pages: CheckedCache<Answer>;
  readonly cards: CheckedCache<Buffer>;

  constructor(services: PublicPageServices) {
    this.#services = services;
    const now = () => services.clock.now().getTime();
    this.pages = new CheckedCache({ freshMs, maxBytes: limits.pages, now });
    this.cards = new CheckedCache({ freshMs, maxBytes: limits.cards, now });
  }

  page(kind: Kind, id: string, reading: Reading): Promise<Answer | undefined> {
    const making = kind === 'jobs' ? this.#job(id, reading) : this.#company(id, reading);
    return this.pages.renewed(pageKey(kind, id, reading), making);
  }

  card(kind: Kind, id: string, language: Language): Promise<Buffer | undefined> {
    const making = kind === 'jobs' ? this.#jobCard(id, language) : this.#companyCard(id, language);
    return this.cards.renewed(cardKey(kind, id, language), making);
  }

  #today(): string {
    return todayInJapan(this.#services.clock.now());
  }

  #job(id: string, reading: Reading): Making<Answer> {
    const { reads, site } = this.#services;
    let state: Awaited<ReturnType<typeof findJobForVisitor>>;
    return {
      check: async () => {
        state = await findJobForVisitor(reads, id, this.#today());
        return state && (state.isOpen ? state.stamp : 'closed');
      },
      make: async () => {
        const { isOpen, ...job } = found(state);
        if (!isOpen) return closedJob(job.companyId, reading.language);
        return this.#draw(jobPage(await readJob(reads, id, job), reading, site), reading);
      },
    };
  }

  #company(id: string, reading: Reading): Making<Answer> {
    const { reads, site } = this.#services;
    let company: Awaited<ReturnType<typeof findCompanyForVisitor>>;
    return {
      check: async () => {
        company = await findCompanyForVisitor(reads, id, this.#today());
        return company?.stamp;
      },
      make: async () => {
        const read = await readCompany(reads, found(company), this.#today());
        return this.#draw(companyPage(read, reading, site), reading);
      },
    };
  }

  async #draw(page: PublicPage | undefined, { language }: Reading) {
    const text = layOut(found(page), language, this.#services.site);
    return kept(200, await drawPage(language, text, 'quickly'));
  }

  #jobCard(id: string, language: Language): Making<Buffer> {
    const { reads } = this.#services;
    let state: Awaited<ReturnType<typeof findJobForVisitor>>;
    return {
      check: async () => {
        state = await findJobForVisitor(reads, id, this.#today());
        return state?.isOpen ? state.stamp : undefined;
      },
      make: async () => {
        const { companyId, openedAt } = found(state);
        const { job, coverOfCompany } = await readJob(reads, id, { companyId, openedAt });
        const written = found(writtenFor(job, language));
        const facts = [
          wagesText(job.common, null, language),
          written.words.workLocation,
          nameIn(employmentTypes, job.common.employmentType, language),
        ];
        return this.#drawCard(companyId, written.words.coverImage ?? coverOfCompany, {
          over: nameFor(job.company.name, language),
          title: written.words.position ?? '',
          facts: facts.flatMap((fact) => fact || []),
          language,
        });
      },
    };
  }

  #companyCard(id: string, language: Language): Making<Buffer> {
    const { reads } = this.#services;
    let company: Awaited<ReturnType<typeof findCompanyForVisitor>>;
    return {
      check: async () => {
        company = await findCompanyForVisitor(reads, id, this.#today());
        return company?.stamp;
      },
      make: async () => {
        const { view } = await readCompany(reads, found(company), this.#today());
        const { companyName, coverImage, industry } = found(
          writtenFor(view.companyProfile, language),
        ).words;
        const t = say(words, language);
        const open = view.jobPostingList.length;
        return this.#drawCard(id, coverImage ?? view.company.logoImage, {
          over: industry === null ? t.about : nameIn(industries, industry, language),
          title: companyName ?? nameFor(view.company.name, language),
          facts: open > 0 ? [t.jobsOpen(open)] : [],
          language,
        });
      },
    };
  }

  async #drawCard(companyId: string, fileId: string | null, card: Omit<Card, 'by'>) {
    const { reads, store, typesetter } = this.#services;
    const picture = await readPicture({ db: reads, store }, { companyId, fileId, widestUseful });
    const value = await drawCard(typesetter, { ...card, by: companyId }, picture);
    return { value, bytes: value.length };
  }
}

export const pageKey = (kind: Kind, id: string, { language, asked }: Reading): string =>
  `${kind} ${id} ${language} ${asked}`;
export const cardKey = (kind: Kind, id: string, language: Language): string =>
  `${kind} ${id} ${language}`;

function kept(status: Answer['status'], page: DrawnPage) {
  const { br, gzip, identity } = page.bodies;
  return { value: { status, page }, bytes: br.length + gzip.length + identity.length };
}

async function closedJob(companyId: string, language: Language) {
  const { closed, closedText, toCompany } = say(words, language);
  const next = { words: toCompany, href: `/companies/${companyId}?lang=${language}` };
  const text = smallPage({ title: closed, text: closedText, next }, language);
  return kept(410, await drawPage(language, text, 'quickly'));
}
