import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { Db } from '../tables.ts';
import { deleteSession } from './oidc-payload.repo.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A sign-in under way, bound to this browser by the provider's signed cookie. */
export class OpenInteraction {
  readonly #interaction: Interaction;
  readonly #db: Db;
  readonly provider: Provider;

  constructor(provider: Provider, interaction: Interaction, db: Db) {
    this.provider = provider;
    this.#interaction = interaction;
    this.#db = db;
  }

  get uid(): string {
    return this.#interaction.uid;
  }

  get clientId(): string {
    return String(this.#interaction.params['client_id']);
  }

  get prompt() {
    return this.#interaction.prompt;
  }

  get accountId(): string | undefined {
    return this.#interaction.session?.accountId;
  }

  get grantId(): string | undefined {
    return this.#interaction.grantId;
  }

  /** Whether it signs this account in, or began in its session. */
  concerns(accountId: string): boolean {
    const { result } = this.#interaction;
    return this.accountId === accountId || result?.login?.accountId === accountId;
  }

  param(name: string): string {
    const value = this.#interaction.params[name];
    return typeof value === 'string' ? value : '';
  }

  /** Completes the sign-in; returns where the browser continues. */
  async signIn(accountId: string): Promise<string> {
    const { session } = this.#interaction;
    if (session && session.accountId !== accountId) {
      // Ends another account's session: the provider would do it by a page with a script.
      await deleteSession(this.#db, session.uid);
      this.#interaction.session = undefined;
    }
    return this.finish({ login: { accountId, amr: ['pwd'] }, create: {} });
  }

  async drop(): Promise<void> {
    await this.#interaction.destroy();
  }

  async finish(result: InteractionResults): Promise<string> {
    const earlier = 'error' in result ? {} : this.#interaction.lastSubmission;
    this.#interaction.result = { ...earlier, ...result };
    await this.#interaction.persist();
    return this.#interaction.returnTo;
  }
}

/** Undefined if it has expired, never existed or belongs to another browser. */
export async function findInteraction(
  provider: Provider,
  db: Db,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<OpenInteraction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return interaction.uid === uid ? new OpenInteraction(provider, interaction, db) : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}
