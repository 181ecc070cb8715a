import type { Language } from '@engawa/contract/language';
import type { Html } from './html.ts';

export interface Page {
  title: string;
  body: Html;
}

/** What every page needs to know to be drawn and to lead on. */
export interface View {
  language: Language;
  /** Address of another page of the same visit, in the same language. */
  to(page: string): string;
  /** The product from which the person came, or the first one. */
  productOrigin: string;
}

/** What a form held when it was sent, and what was wrong with it; passwords are never in it. */
export interface FormState<Field extends string> {
  values: Partial<Record<Field, string>>;
  faults: Partial<Record<Field, string>>;
}
