import type { Language } from '@engawa/contract/language';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SlowReads } from '@engawa/platform/db/statements/slow-reads';
import { CheckedCache } from '@engawa/platform/http/pages/checked-cache';
import type { DrawnPage } from '@engawa/platform/http/pages/drawn-page';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db, Tables } from '../../../database.ts';
import { layOut, type Site } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { makingText } from '../text-page.ts';
import type { ListKind } from './filter-form.ts';
import { jobFeed } from './job-feed.ts';
import type { Landing } from './landings.ts';
import type { ListAsked } from './list-address.ts';
import { companyCard, jobCard } from './list-cards.ts';
import { type Listed, listPage } from './list-page.ts';
import { readCompanyList, readJobList } from './read-lists.ts';
import { leastJobs, readTopics, type Topic } from './topics.ts';

export interface PublicListServices {
  slowReads: SlowReads<Tables>;
  clock: Clock;
  site: Site;
  indexes: SearchEngine | undefined;
}

/** Longest time that a closed job or a suspended company stays visible. */
const freshMs = 2_000;
/** Search engines follow the landing pages; they change slowly. */
const topicsFreshMs = 10 * 60_000;
const maxBytes = 32 * 1024 * 1024;

export interface ListRequest {
  kind: ListKind;
  asked: ListAsked;
  reading: Reading;
  landing?: Landing | undefined;
}

/** The question whose first page is the feed. */
const newest = { filter: {}, sort: 'newest', cursor: undefined } as const;

const keyOf = ({ kind, asked, reading, landing }: ListRequest): string =>
  JSON.stringify([landing?.path ?? kind, asked, reading]);

export class PublicLists {
  readonly #services: PublicListServices;
  readonly #pages: CheckedCache<DrawnPage>;
  readonly #topics: CheckedCache<readonly Topic[]>;

  constructor(services: PublicListServices) {
    this.#services = services;
    const now = () => services.clock.now().getTime();
    this.#pages = new CheckedCache({ freshMs, maxBytes, now });
    this.#topics = new CheckedCache({ freshMs: topicsFreshMs, maxBytes: 1024 * 1024, now });
  }

  fresh(request: ListRequest): DrawnPage | undefined {
    return this.#pages.fresh(keyOf(request));
  }

  /** Undefined for a landing page with too few jobs. `by` is the address that asks. */
  page(request: ListRequest, by: string): Promise<DrawnPage | undefined> {
    const { language } = request.reading;
    return this.#pages.renewed(
      keyOf(request),
      makingText(language, () =>
        this.#services.slowReads.run({ endpoint: 'anyone.lists', atOnce: 4, by }, (db) =>
          this.#text(db, request),
        ),
      ),
    );
  }

  freshFeed(language: Language): DrawnPage | undefined {
    return this.#pages.fresh(`feed ${language}`);
  }

  /** The newest jobs for feed readers. */
  feed(language: Language, by: string): Promise<DrawnPage | undefined> {
    const { clock, indexes, site, slowReads } = this.#services;
    const today = todayInJapan(clock.now());
    const read = () =>
      slowReads.run({ endpoint: 'anyone.lists', atOnce: 4, by }, async (db) =>
        jobFeed(await readJobList({ db, indexes, today }, newest), {
          language,
          today,
          origin: site.origin,
        }),
      );
    return this.#pages.renewed(`feed ${language}`, makingText(language, read));
  }

  async #topicsNow(db: Db, today: string): Promise<readonly Topic[]> {
    const known = this.#topics.fresh(today);
    if (known) return known;
    const { indexes, clock } = this.#services;
    const making = {
      check: () => Promise.resolve(clock.now().toISOString()),
      make: async () => ({ value: await readTopics({ db, indexes, today }), bytes: 0 }),
    };
    return (await this.#topics.renewed(today, making)) ?? [];
  }

  async #text(db: Db, request: ListRequest): Promise<string | undefined> {
    const { clock, site } = this.#services;
    const { kind, asked, reading, landing } = request;
    const { language } = reading;
    const today = todayInJapan(clock.now());
    const list = await this.#list(db, { kind, asked }, { language, today });
    if (landing && list.count < leastJobs) return undefined;
    const topics = kind === 'jobs' ? await this.#topicsNow(db, today) : [];
    const page = listPage(list, { asked, reading, site, today, landing, topics });
    return layOut(page, language, site);
  }

  async #list(
    db: Db,
    { kind, asked }: Pick<ListRequest, 'kind' | 'asked'>,
    { language, today }: { language: Language; today: string },
  ): Promise<Listed> {
    const source = { db, indexes: this.#services.indexes, today };
    if (kind === 'companies') {
      const { companies, ...list } = await readCompanyList(source, asked);
      return {
        kind,
        ...list,
        cards: companies.map((company) => companyCard(company, language)),
        paths: companies.map(({ id }) => `/companies/${id}`),
      };
    }
    const { jobs, ...list } = await readJobList(source, asked);
    const shared = { visaSupport: jobs.length > 1 && jobs.every((job) => job.visaSupport) };
    return {
      kind,
      ...list,
      cards: jobs.map((job) => jobCard(job, { language, today, shared })),
      paths: jobs.map(({ id }) => `/jobs/${id}`),
    };
  }
}
