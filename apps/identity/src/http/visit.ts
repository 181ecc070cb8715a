import type { IdentityClient } from '../clients.ts';
import type { Page, View } from '../pages/page.ts';
import type { OpenInteraction } from '../provider/open-interaction.ts';

/** One request to one of our pages, without its protocol. */
export interface Visit extends View {
  /** Whom to count attempts for. */
  address: string;
  /** The sign-in that is under way in this browser, where the address of the page names it. */
  interaction: OpenInteraction | undefined;
  interactionUid: string | null;
  client: IdentityClient;
  /** A field of the form that was sent, or ''. */
  field(name: string): string;
  /** A parameter of the address, or ''. */
  query(name: string): string;
}

/** `at` is where the page can be asked for again, if that is not where it was asked for. */
export type Answer = { page: Page; status?: number; at?: string } | { goTo: string };
