import { type HeadingKind, headingKind } from './headings.ts';
import { plain } from './plain.ts';

export interface Line {
  /** As pasted, including the heading. */
  raw: string;
  /** Without bullet marks and heading. */
  text: string;
}

export interface Section {
  heading: string;
  /** Undefined without a known heading. */
  kind: HeadingKind | undefined;
  lines: Line[];
}

interface Found {
  heading: string;
  kind: HeadingKind | undefined;
  text: string;
}

const marks =
  /^[\s　]*(?:[■□◆◇●○◎◉▼▽▲△★☆▶►❏✓✔＊*#＃>＞・･-]+|[\d０-９]{1,2}[.．)）、]|[(（][\d０-９]{1,2}[)）]|[①-⑳])?[\s　]*/u;
const strongMark = /^[\s　]*[■□◆◇▼▽★☆❏#＃]/u;
const bracketed =
  /^([【［[〔〈《<＜(（「『])([^】］\]〕〉》>＞)）」』]{1,30})[】］\]〕〉》>＞)）」』](.*)$/u;
const separator = /[:：|｜\t]/u;
const afterHeading = /^[\s　:：|｜\t]+/u;
/** 業務の変更の範囲 is a heading; （変更の範囲） within a line starts a new one. */
const innerChange = /(?=[（(【［[]変更の範囲)|(?<![の（(【［[])(?=変更の範囲[:：])/u;
const paidBy = /^(月給|時給|年俸|年収)(?=\s*(?:約)?\s*\d)/u;

/** Splits a posting by its headings, in pasted order. Text before the first heading has none. */
export function splitPosting(text: string): Section[] {
  const sections: Section[] = [{ heading: '', kind: undefined, lines: [] }];
  for (const raw of linesOf(text)) {
    const current = sections.at(-1);
    const found = headingIn(raw, current?.kind);
    if (found === undefined) current?.lines.push({ raw, text: raw.trim() });
    else if (found.kind === 'first') current?.lines.push({ raw, text: found.text });
    else {
      sections.push({
        heading: found.heading,
        kind: found.kind,
        lines: [{ raw, text: found.text }],
      });
    }
  }
  return sections.filter(
    ({ heading, lines }) => heading !== '' || lines.some(({ text: one }) => one !== ''),
  );
}

/** Cells of a table count as lines. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => (/\t|^\s*[|｜]/u.test(line) ? line.split(/[\t|｜]/u) : [line]))
    .flatMap((line) => line.split(innerChange))
    .map((line) => line.trimEnd());

function headingIn(raw: string, before: HeadingKind | undefined): Found | undefined {
  const line = raw.replace(marks, '');
  const found = inBrackets(line) ?? beforeSeparator(line) ?? beforeGap(line) ?? alone(line);
  const known = found && headingKind(found.heading);
  if (found && known) return { ...found, kind: known === 'change' ? changeOf(before) : known };
  const pay = before === 'pay' ? null : paidBy.exec(plain(line));
  if (pay) return { heading: pay[1] ?? '', kind: 'pay', text: line };
  return isUnknownHeading(raw, line, found) ? found : undefined;
}

const changeOf = (before: HeadingKind | undefined): HeadingKind =>
  before === 'place' || before === 'placeChange' ? 'placeChange' : 'dutiesChange';

function inBrackets(line: string): Found | undefined {
  const [, , heading, rest = ''] = bracketed.exec(line) ?? [];
  return heading === undefined ? undefined : found(heading, rest);
}

function beforeSeparator(line: string): Found | undefined {
  const at = line.search(separator);
  return at > 0 ? known(line.slice(0, at), line.slice(at)) : undefined;
}

/** Letters of a heading may be spaced (職 種 営業職), so the longest known heading wins. */
function beforeGap(line: string): Found | undefined {
  const gaps = Array.from(line.slice(0, 40).matchAll(/\s+/gu), ({ index }) => index);
  for (const at of gaps.toReversed()) {
    const one = known(line.slice(0, at), line.slice(at));
    if (one) return one;
  }
  return undefined;
}

const alone = (line: string): Found | undefined =>
  line.length <= 40 ? found(line, '') : undefined;

const found = (heading: string, rest: string): Found => ({
  heading: heading.trim(),
  kind: undefined,
  text: rest.replace(afterHeading, '').trim(),
});

const known = (heading: string, rest: string): Found | undefined =>
  headingKind(heading) ? found(heading, rest) : undefined;

/** An unknown heading still starts a section, so that its text does not join the previous one. */
function isUnknownHeading(raw: string, line: string, one: Found | undefined): boolean {
  if (one === undefined || one.heading === '') return false;
  if (/^[【［[〔《]/u.test(line)) return true;
  return (
    strongMark.test(raw) && one.text === '' && one.heading.length <= 20 && !/[。、]/u.test(line)
  );
}
