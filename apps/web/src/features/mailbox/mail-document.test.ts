import { expect, it } from 'vitest';
import { setStylesAside } from './mail-document.ts';

it('sets style attributes and sheets aside and touches nothing else', () => {
  const html =
    '<style media="screen">p > a { color: red }</style>' +
    '<P class="x" STYLE="margin:0">style="in words"</P><br/><i\n style=\'color:red\'>y</i>';
  expect(setStylesAside(html)).toBe(
    '<template data-sheet>p > a { color: red }</template>' +
      '<P class="x" data-style="margin:0">style="in words"</P><br/><i\n data-style=\'color:red\'>y</i>',
  );
});
