import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from './app.ts';

/** Query strings that some reads require; `{}` is replaced by each id. */
const queries: Record<string, readonly string[]> = {
  '/v1/student/connect': ['?req=0', '?req=1', '?req=2', '?req=3'],
  '/v1/company/connect': ['?req=0', '?req=1', '?req=2', '?req=3'],
  '/v1/company/connect/csv-output': ['?req=0', '?req=1', '?req=2', '?req=3'],
  '/v1/student/messages-search': ['?word=zaxon'],
  '/v1/company/messages-search': ['?word=zaxon'],
  '/v1/company/audience-options': ['?name=zaxon'],
  '/v1/company/target': ['?index={}&type=1', '?index={}&type=2', '?index={}&type=3'],
  '/v1/student/notifications': ['?detail=1'],
};

/** Every combination of the ids in the path's parameters. */
function fill(path: string, ids: readonly string[]): string[] {
  const place = /\{\w*\}/.exec(path)?.[0];
  return place === undefined ? [path] : ids.flatMap((id) => fill(path.replace(place, id), ids));
}

const readable = ({ method, path, reply }: AnyEndpoint) =>
  method === 'GET' && reply !== 'signals' && !/\{(token|key|code|form)\}/.test(path);

const pages = [
  '/jobs/{id}',
  '/companies/{id}',
  '/sitemap.xml',
  '/sitemaps/jobs-1.xml',
  '/sitemaps/companies-1.xml',
];

const urlsFor = (side: SignedIn | undefined, kind: string, ids: readonly string[]): string[] => {
  const paths = endpoints
    .filter((one) => readable(one) && one.auth.kind === (side ? kind : 'anyone'))
    .flatMap(({ path }) => (queries[path] ?? ['']).map((query) => `${path}${query}`));
  return (side ? paths : [...paths, ...pages]).flatMap((path) => fill(path, ids));
};

export interface Looking {
  who?: SignedIn;
  kind: 'student' | 'company' | 'anyone';
  /** Ids of all things, tried in every path parameter. */
  ids: readonly string[];
  marks: readonly string[];
}

/** Responses of every address, keyed by the path with each id replaced by its index. */
export async function everyAnswer(
  { app }: TestApp,
  { who, kind, ids }: Omit<Looking, 'marks'>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const mask = masking(ids);
  for (const [at, url] of urlsFor(who, kind, ids).entries()) {
    // Many addresses, so that the rate limit per address does not answer.
    const remoteAddress = `10.0.${Math.floor(at / 100) % 250}.1`;
    const reply = await app.inject({ url, headers: { ...who?.headers }, remoteAddress });
    if (reply.statusCode === 429) throw new Error(`${url} is asked too often`);
    // Two PDFs with the same content differ in their bytes.
    const isPaper = reply.headers['content-type'] === 'application/pdf';
    answers.set(mask(url), `${reply.statusCode} ${isPaper ? '<pdf>' : mask(reply.body)}`);
  }
  return answers;
}

/** Replaces known ids by their index, and removes other ids, times and numbered names. */
export const masking = (ids: readonly string[]) => (text: string) =>
  ids
    .reduce((masked, id, at) => masked.replaceAll(id, `<${at}>`), text)
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+\d\d:\d\d)/g, '<time>')
    .replaceAll(/\d{8}T\d{6}Z?/g, '<time>')
    .replaceAll(/\/v1\/pictures\/[\w-]+/g, '<picture>')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '<mail>');

/** Addresses whose response contains one of the marks, with the response. */
export async function whereShown(
  { app }: TestApp,
  { who, kind, ids, marks }: Looking,
): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const url of urlsFor(who, kind, ids)) {
    const reply = await app.inject({ url, headers: { ...who?.headers } });
    if (reply.statusCode === 429) throw new Error(`${url} is asked too often`);
    const body = reply.body.toLowerCase();
    const found = marks.filter((mark) => body.includes(mark.toLowerCase()));
    if (reply.statusCode === 200 && found.length > 0) shown.set(url, reply.body);
  }
  return shown;
}
