import { escapeHtml } from './escape-html.ts';

/** Markup; everything else is escaped when it is inserted. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.map((text, at) => text + write(values[at])).join(''));
}

function write(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}

/** Inserts markup for `{name}`, so that a sentence stays one translatable text. */
export function sentence(text: string, parts: Record<string, Html>): Html {
  const pieces = text.split(/\{(\w+)\}/);
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : (parts[piece] ?? '')))}`;
}
