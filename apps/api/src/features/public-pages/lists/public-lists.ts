import type { Language } from '@engawa/contract/language';
import type { VisitorItem } from '@engawa/contract/saved/visitor';
import type { Clock } from '@engawa/platform/clock/clock';
import { minuteInJapan, todayInJapan } from '@engawa/platform/clock/today';
import type { SlowReads } from '@engawa/platform/db/statements/slow-reads';
import { CheckedCache } from '@engawa/platform/http/pages/checked-cache';
import type { DrawnPage } from '@engawa/platform/http/pages/drawn-page';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db, Tables } from '../../../database.ts';
import { listEventsForVisitor } from '../../events/public.ts';
import { layOut, type Site } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { readSavedCards } from '../saved/read-saved.ts';
import { savedPage } from '../saved/saved-page.ts';
import { makingText } from '../text-page.ts';
import { type EventsAsked, eventsPage } from './events-page.ts';
import type { ListKind } from './filter-form.ts';
import { jobFeed } from './job-feed.ts';
import type { Landing } from './landings.ts';
import { type ListAsked, listQueryOf } from './list-address.ts';
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

interface ListRequest {
  kind: ListKind;
  asked: ListAsked;
  reading: Reading;
  landing?: Landing | undefined;
}

/** The question whose first page is the feed. */
const newest = { filter: {}, sort: 'newest', cursor: undefined } as const;

/** A page that can be drawn; `text` is undefined where it does not exist. */
export interface Draft {
  key: string;
  reading: Reading;
  text(db: Db): Promise<string | undefined>;
}

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

  fresh({ key }: Draft): DrawnPage | undefined {
    return this.#pages.fresh(key);
  }

  /** `by` is the address that asks. */
  page({ key, reading, text }: Draft, by: string): Promise<DrawnPage | undefined> {
    const { slowReads } = this.#services;
    const read = () => slowReads.run({ endpoint: 'anyone.lists', atOnce: 2, by }, text);
    return this.#pages.renewed(key, makingText(reading.language, read));
  }

  /** A landing page with too few jobs does not exist. */
  list(request: ListRequest): Draft {
    const { kind, asked, reading, landing } = request;
    const key = JSON.stringify([landing?.path ?? kind, listQueryOf(asked), reading]);
    return { key, reading, text: (db) => this.#text(db, request) };
  }

  events(asked: EventsAsked, reading: Reading): Draft {
    const { clock, site } = this.#services;
    const text = async (db: Db) => {
      const now = minuteInJapan(clock.now());
      const list = await listEventsForVisitor(db, { ...asked, now });
      return layOut(eventsPage(list, { asked, reading, site }), reading.language, site);
    };
    return { key: JSON.stringify(['events', asked, reading]), reading, text };
  }

  /** The visitor's saved jobs and companies; those that are no longer public are left out. */
  saved(asked: readonly VisitorItem[], reading: Reading): Draft {
    const { clock, site } = this.#services;
    const { language } = reading;
    const text = async (db: Db) => {
      const today = todayInJapan(clock.now());
      const cards = await readSavedCards({ db, today }, asked, language);
      return layOut(savedPage(cards, { asked, reading, site }), language, site);
    };
    return { key: JSON.stringify(['saved', asked, reading]), reading, text };
  }

  /** The newest jobs for feed readers. */
  feed(reading: Reading): Draft {
    const { clock, indexes, site } = this.#services;
    const { language } = reading;
    const text = async (db: Db) => {
      const today = todayInJapan(clock.now());
      const list = await readJobList({ db, indexes, today }, newest);
      return jobFeed(list, { language, today, origin: site.origin });
    };
    return { key: `feed ${language}`, reading, text };
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
    return {
      kind,
      ...list,
      cards: jobs.map((job) => jobCard(job, language, today)),
      paths: jobs.map(({ id }) => `/jobs/${id}`),
    };
  }
}
