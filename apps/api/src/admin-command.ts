import type { ApiServices } from './services.ts';

export interface AdminCommand {
  usage: string;
  does: string;
  /** What to print; undefined when the words made no sense. */
  run(services: ApiServices, words: string[]): Promise<string | undefined>;
}
