import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import type { CompanyArea } from '@engawa/contract/reference/companies/authority-levels';
import type { words as titles } from '../../titles/words.ja.ts';

type KeysOf<W, Path extends string = ''> = {
  [K in keyof W & string]: W[K] extends string ? `${Path}${K}` : KeysOf<W[K], `${Path}${K}.`>;
}[keyof W & string];
export type TitleKey = KeysOf<typeof titles>;

/** Who a page is for. `entry` pages are for people who are not signed in yet. */
export type Audience = 'talent' | 'company' | 'entry' | 'public';
export type LayoutName = 'student' | 'company' | 'login' | 'header-only' | 'two-column' | 'bare';

type Search = Record<string, unknown>;

export interface PageRest<S extends object> {
  audience: Audience;
  /** The area of the company's side; levels without access to it are redirected. */
  area?: CompanyArea;
  layout: LayoutName;
  title: TitleKey | null;
  /** The spec's spelling of the path, where the router needs another one. */
  spec?: string;
  search?: (search: Search) => S;
  menu?: {
    label?: TitleKey;
    badge?: NoticeKind;
    /** In the folded group of the company's menu, where all settings are, too. */
    folded?: true;
  };
  /** Also shown among the icons of the company's header. */
  icon?: true;
  /**
   * Fills the height between the bars and scrolls inside, without a footer. `window` also hides the
   * bottom menu on phones.
   */
  fills?: 'page' | 'window';
  back?: string;
  /** Where the address redirects while this optional part is missing: a list or a company. */
  leftOut?: readonly string[];
  /** Mails link here with a token: a person who is signed in is asked before anything else. */
  mailLink?: true;
}

export interface Page<P extends string = string, S extends object = object> extends PageRest<S> {
  path: P;
  sendsTo?: readonly string[];
}

export interface SendingOn<P extends string = string> extends Page<P> {
  sendsTo: readonly string[];
}

export function page<const P extends string, S extends object = object>(
  path: P,
  rest: PageRest<S>,
): Page<P, S> {
  return { path, ...rest };
}

export function sendsOn<const P extends string>(
  path: P,
  sendsTo: readonly string[],
  rest: PageRest<object>,
): SendingOn<P> {
  return { path, sendsTo, ...rest };
}

/** The path in the spec's notation: `{id}` instead of `$id`, `{id?}` instead of `{-$id}`. */
export const specPath = ({ path, spec }: Page): string =>
  spec ?? path.replace(/\{-\$([\w-]+)\}/g, '{$1?}').replace(/\$([\w-]+)/g, '{$1}');
