import { insteadOf } from './left-out.ts';
import { pageAt, pageList } from './look-up.ts';
import { type Page, specPath } from './page.ts';
import { specRoutes } from './spec-routes.ts';

const someId = '019a0000-0000-7000-8000-000000000000';

interface Form {
  audience: string;
  path: string;
  /** Where a person who may see everything arrives: at the address itself or at its redirect. */
  arrivesAt: string;
}

/** Each page of the spec under all its addresses, with and without its optional parts. */
export const everyForm: readonly Form[] = specRoutes.flatMap((line) => {
  const [audience = '', template = ''] = line.split(' ');
  const page = pageList.find((one) => specPath(one) === template);
  return formsOf(template).map(({ path, params }) => ({
    audience,
    path,
    arrivesAt: page ? end(page, params, path) : 'nowhere',
  }));
});

type Params = Readonly<Record<string, string>>;

function formsOf(template: string, params: Params = {}): { path: string; params: Params }[] {
  const [part, name = '', optional] = template.match(/\/\{([\w-]+)(\?)?\}/) ?? [];
  if (!part) return [{ path: template, params }];
  const named = formsOf(template.replace(part, `/${someId}`), { ...params, [name]: someId });
  return optional ? [...named, ...formsOf(template.replace(part, ''), params)] : named;
}

function end(page: Page, params: Params, path: string): string {
  const [next] = page.sendsTo ?? [];
  if (next) return end(pageAt(next), {}, next);
  return insteadOf(page, params) ?? path;
}
