import { demoBanner } from '@engawa/platform/http/pages/demo-banner';

/** Above every page of a demo that others can reach, before any script runs. */
export const withDemoBanner = (html: string): string =>
  html.replace(/<body[^>]*>/, (body) => `${body}\n${demoBanner.markup}`);
