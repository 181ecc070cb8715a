import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import type { CompanyArea } from '@engawa/contract/reference/companies/authority-levels';
import type { words as titles } from '../../titles/words.ja.ts';

type KeysOf<W, Path extends string = ''> = {
  [K in keyof W & string]: W[K] extends string ? `${Path}${K}` : KeysOf<W[K], `${Path}${K}.`>;
}[keyof W & string];
export type TitleKey = KeysOf<typeof titles>;

/** Who a page is for. `entry` leads in: it is for those who are not signed in yet. */
export type Audience = 'talent' | 'company' | 'entry' | 'public';
export type LayoutName = 'student' | 'company' | 'login' | 'header-only' | 'two-column' | 'bare';

type Search = Record<string, unknown>;

export interface PageRest<S extends object> {
  audience: Audience;
  /** The part of the company's side that it belongs to; levels that do not see it are sent away. */
  area?: CompanyArea;
  layout: LayoutName;
  /** Null where the page is named by its own words. */
  title: TitleKey | null;
  /** The spec's way to write the path, where the router could not tell it from another page's. */
  spec?: string;
  search?: (search: Search) => S;
  /** Stands in the menu of its side: the company's drawer, the student's header and bottom bar. */
  menu?: { label?: TitleKey; badge?: NoticeKind };
  /** Stands also among the icons of the company's header. */
  icon?: true;
  /**
   * Takes the height that the bars leave and scrolls in its own parts; there is no footer below it.
   * The whole window is without a phone's menu, too.
   */
  fills?: 'page' | 'window';
  /** Where the drawer's back link leads. */
  back?: string;
  /** What the address leads to while it leaves this optional part out: a list, or a company. */
  leftOut?: readonly string[];
  /** A mail leads here with a token: a person who is signed in is asked before anything else. */
  mailLink?: true;
}

export interface Page<P extends string = string, S extends object = object> extends PageRest<S> {
  path: P;
  /** Sends on to the first of these that the person may see. */
  sendsTo?: readonly string[];
}

/** Shows nothing itself. */
export interface SendingOn<P extends string = string> extends Page<P> {
  sendsTo: readonly string[];
}

/** One line of the route table. */
export function page<const P extends string, S extends object = object>(
  path: P,
  rest: PageRest<S>,
): Page<P, S> {
  return { path, ...rest };
}

/** A line for an address that only leads to others. */
export function sendsOn<const P extends string>(
  path: P,
  sendsTo: readonly string[],
  rest: PageRest<object>,
): SendingOn<P> {
  return { path, sendsTo, ...rest };
}

/** The path as the spec writes it: `{id}` instead of `$id`, `{id?}` instead of `{-$id}`. */
export const specPath = ({ path, spec }: Page): string =>
  spec ?? path.replace(/\{-\$([\w-]+)\}/g, '{$1?}').replace(/\$([\w-]+)/g, '{$1}');
