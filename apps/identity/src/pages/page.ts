import type { Language } from '@engawa/contract/language';
import type { Html } from './html.ts';

export interface Page {
  title: string;
  body: Html;
}

/** What every page needs to be drawn and linked. */
export interface View {
  language: Language;
  /** URL of another page of the same visit, in the same language. */
  to(page: string): string;
  /** The product that sent the person, else the first one. */
  productOrigin: string;
}

/** Submitted values without passwords, and faults. */
export interface FormState<Field extends string> {
  values: Partial<Record<Field, string>>;
  faults: Partial<Record<Field, string>>;
}
