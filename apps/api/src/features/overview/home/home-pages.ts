import type { Language } from '@engawa/contract/language';
import type { Clock } from '@engawa/platform/clock/clock';
import { CheckedCache } from '@engawa/platform/http/pages/checked-cache';
import type { DrawnPage } from '@engawa/platform/http/pages/drawn-page';
import { describeError, type Log } from '@engawa/platform/log/log';
import { withTimeout } from '@engawa/platform/work/with-timeout';
import type { Db } from '../../../database.ts';
import { makingText } from '../../public-pages/public.ts';
import { freshMs, type HomeParts, homeParts } from './home-parts.ts';
import { searchForm } from './search-form.ts';

interface HomeServices {
  reads: Db;
  clock: Clock;
  log: Log;
}

const maxBytes = 4 * 1024 * 1024;
/** A slow database must not hold up the page: it then comes without the newest. */
const patienceMs = 1_000;

/** Puts the server's parts into the home pages that the build has drawn. */
export class HomePages {
  readonly #services: HomeServices;
  readonly #pages: CheckedCache<DrawnPage>;
  readonly #read = homeParts();

  constructor(services: HomeServices) {
    this.#services = services;
    const now = () => services.clock.now().getTime();
    this.#pages = new CheckedCache({ freshMs, maxBytes, now });
  }

  async fill({ tag, language, bodies }: DrawnPage): Promise<DrawnPage> {
    const fresh = this.#pages.fresh(tag);
    if (fresh) return fresh;
    const text = async () => withParts(bodies.identity.toString(), await this.#parts(language));
    const page = await this.#pages.renewed(tag, makingText(language, text));
    if (!page) throw new Error('the home page is never empty');
    return page;
  }

  async #parts(language: Language): Promise<HomeParts> {
    const { reads, clock, log } = this.#services;
    try {
      return await withTimeout(patienceMs, this.#read(reads, clock.now(), language));
    } catch (error) {
      log.warn({ err: describeError(error) }, 'home page without the newest jobs');
      return { search: searchForm(language).markup, newest: '' };
    }
  }
}

const withParts = (page: string, parts: HomeParts): string =>
  page.replace(/<!--part:(search|newest)-->/g, (_, name: keyof HomeParts) => parts[name]);
