/** Splits Typst's single SVG of all pages, because one SVG per page is safer to show. */
export function splitPages(merged: string, count: number): string[] {
  const [root, ...children] = topLevel(compact(merged));
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(root ?? '') ?? [];
  const pages = children.filter((child) => /^<g\b/.test(child));
  if (!width || !height || pages.length !== count) throw new Error('not pages as Typst draws them');
  const definitions = definitionsIn(children);
  const size = { width, height: String(Number(height) / count) };
  return pages.map((page) => standalone(page, definitions, size));
}

const tag = /<(\/?)([\w:-]+)((?:"[^"]*"|[^">])*?)(\/?)>/g;

/** The opening tag of the root, then each of its children whole. */
function topLevel(svg: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: text, 1: closing, 4: empty, index } of svg.matchAll(tag)) {
    if (closing) depth -= 1;
    else if (depth === 0) parts.push(text);
    else if (depth === 1) start = index;
    if (depth === 1 && (closing || empty)) parts.push(svg.slice(start, index + text.length));
    if (!closing && !empty) depth += 1;
  }
  return parts;
}

/** Elements that pages refer to by id: outlines of glyphs, clips, gradients. */
function definitionsIn(children: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const child of children) {
    if (!child.startsWith('<defs')) continue;
    for (const part of topLevel(child).slice(1)) {
      const id = /\bid="([^"]+)"/.exec(part)?.[1];
      if (id) found.set(id, part);
    }
  }
  return found;
}

const references = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '');

function standalone(
  page: string,
  definitions: Map<string, string>,
  { width, height }: { width: string; height: string },
): string {
  const used = new Set<string>();
  const need = (svg: string) => {
    for (const id of references(svg)) {
      const definition = used.has(id) ? undefined : definitions.get(id);
      if (!definition) continue;
      used.add(id);
      need(definition);
    }
  };
  need(page);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`,
    ` viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    // Drops the translation to the page's position among the others.
    page.replace(/^<g[^>]*?(\/?)>/, '<g$1>'),
    `<defs>${[...used].map((id) => definitions.get(id)).join('')}</defs></svg>`,
  ].join('');
  return harmless(svg);
}

/** Rounds to a hundredth of a point: below printing accuracy, and saves a third of the size. */
const compact = (svg: string): string =>
  svg
    .replace(/>\s+</g, '><')
    .replace(/ class="[^"]*"| fill-rule="nonzero"/g, '')
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(/ ?([MLQCZ]) /g, '$1');

/** Refuses scripts and external references, and disables links. */
function harmless(svg: string): string {
  const picture = svg.replace(/<a\b(?:"[^"]*"|[^">])*>|<\/a>/g, '');
  const outside = /href="(?!#|data:image\/)|<(?:script|foreignObject|style|iframe)\b|\son\w+=/i;
  if (outside.test(picture)) throw new Error('a page that is more than a picture');
  return picture;
}
