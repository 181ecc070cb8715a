import { escapeHtml } from '@engawa/platform/text/escape-html';

/** Text that is markup already; everything else is escaped on its way in. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((text, at) => text + write(values[at])).join(''));
}

function write(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}

/** `{name}` in a sentence becomes markup, so that words and their order stay in one place. */
export function sentence(text: string, parts: Record<string, Html>): Html {
  const pieces = text.split(/\{(\w+)\}/);
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : (parts[piece] ?? '')))}`;
}
