import type { Clock } from '@engawa/platform/clock/clock';
import type { JWK, Provider } from 'oidc-provider';
import type { Db } from '../tables.ts';
import { ensureKey, loadKeys } from './signing-key.repo.ts';
import { inOrder } from './signing-keys.ts';

/** Far below the time between a key's publication and its first signature. */
const lookEveryMs = 60_000;

/** The provider takes its keys at construction, so a change of keys replaces it. */
export class CurrentProvider {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #build: (keys: JWK[]) => Provider;
  #provider: Provider | undefined;
  #kids = '';
  #lookedAt = 0;
  #looking: Promise<Provider> | undefined;

  constructor(db: Db, clock: Clock, build: (keys: JWK[]) => Provider) {
    this.#db = db;
    this.#clock = clock;
    this.#build = build;
  }

  async get(): Promise<Provider> {
    const fresh = this.#clock.now().getTime() - this.#lookedAt < lookEveryMs;
    if (this.#provider && fresh) return this.#provider;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Makes the next request check the keys. */
  forget(): void {
    this.#lookedAt = 0;
  }

  async #look(): Promise<Provider> {
    const now = this.#clock.now();
    if (!this.#provider) await ensureKey(this.#db, now);
    const keys = inOrder(await loadKeys(this.#db), now).map(({ jwk }) => jwk as JWK);
    const kids = keys.map(({ kid }) => kid).join();
    if (!this.#provider || kids !== this.#kids) this.#provider = this.#build(keys);
    this.#kids = kids;
    this.#lookedAt = now.getTime();
    return this.#provider;
  }
}
