import type { IdentityClient } from '../clients.ts';
import type { Page, View } from '../pages/page.ts';
import type { OpenInteraction } from '../provider/open-interaction.ts';

export interface Visit extends View {
  /** Key for counting attempts. */
  address: string;
  /** The sign-in under way in this browser, if the URL names it. */
  interaction: OpenInteraction | undefined;
  interactionUid: string | null;
  client: IdentityClient;
  field(name: string): string;
  query(name: string): string;
}

/** `at` is the URL at which the page can be reloaded, if it differs from the request's. */
export type Answer = { page: Page; status?: number; at?: string } | { goTo: string };
