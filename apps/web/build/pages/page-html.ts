import { fullLanguages, type Language } from '@engawa/contract/language';

export interface DrawnPage {
  path: string;
  language: Language;
  title: string;
  description: string;
  html: string;
}

export interface PageFiles {
  afterPaint: string;
  /** Scripts that must run before the program. */
  ground: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Turns the built index.html into a prerendered page; its program starts after the first paint. */
export function pageHtml(template: string, page: DrawnPage, files: PageFiles): string {
  const { path, language, title, description, html } = page;
  const program = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template)?.[1];
  const importMap = /<script type="importmap">.*?<\/script>/.exec(template)?.[0];
  const afterPaint = `<script type="module" src="/${files.afterPaint}" data-program="${program}" data-ground="${addressesOf(files.ground)}" data-parts="${addressesOf(files.scripts)}"></script>`;
  const parts: [string, RegExp, string][] = [
    ['html', /<html lang="\w+">/, `<html lang="${language}" data-prerendered="${path}">`],
    ['title', /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [
      'description',
      /<meta\s+name="description"[^>]*>/,
      `<meta name="description" content="${escaped(description)}" />\n    ${addresses(path)}`,
    ],
    // Placed last, because the import map is long and the first paint does not need it.
    ['end', /\s*<\/body>/, `\n    ${importMap}\n    ${afterPaint}\n  </body>`],
    ['head', /\s*<\/head>/, `\n    ${files.styles.map(stylesheet).join('\n    ')}\n  </head>`],
    ['root', /<div id="root">[\s\S]*?<\/main>\s*<\/div>/, `<div id="root">${html}</div>`],
  ];
  return parts.reduce(
    (text, [name, pattern, replacement]) => {
      if (text.search(pattern) < 0) throw new Error(`index.html has no place for the ${name}.`);
      return text.replace(pattern, () => replacement);
    },
    template
      .replace(/\s*<script[\s\S]*?<\/script>/g, '')
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
  );
}

const addressesOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

const stylesheet = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** The server replaces `%origin%` and `%canonical%`: only it knows its address and the request. */
function addresses(path: string): string {
  return [
    `<link rel="canonical" href="%canonical%" />`,
    ...fullLanguages.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="%origin%${path}?lang=${one}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="%origin%${path}" />`,
  ].join('\n    ');
}
