import { expect, it } from 'vitest';
import { openLinksOutside, setStylesAside } from './mail-document.ts';

it('replaces style attributes and style sheets by data and changes nothing else', () => {
  const html =
    '<style media="screen">p > a { color: red }</style>' +
    '<P class="x" STYLE="margin:0">style="in words"</P><br/><i\n style=\'color:red\'>y</i>';
  expect(setStylesAside(html)).toBe(
    '<template data-sheet>p > a { color: red }</template>' +
      '<P class="x" data-style="margin:0">style="in words"</P><br/><i\n data-style=\'color:red\'>y</i>',
  );
});

it('makes every link open outside before the document is parsed to the end', () => {
  expect(
    openLinksOutside('<!doctype html><html><head lang="ja"><meta></head><a href="/">x</a>'),
  ).toBe(
    '<!doctype html><html><head lang="ja"><base target="_blank"><meta></head><a href="/">x</a>',
  );
});
