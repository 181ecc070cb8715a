import { demoBanner } from '@engawa/platform/http/pages/demo-banner';

/** Marks every page of a publicly reachable demo, before any script runs. */
export const withDemoBanner = (html: string): string =>
  html.replace(/<body[^>]*>/, (body) => `${body}\n${demoBanner.markup}`);
