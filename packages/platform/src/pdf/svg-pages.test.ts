import { expect, test } from 'vitest';
import { splitPages } from './svg-pages.ts';

const merged = (body: string) =>
  `<svg viewBox="0 0 100 400" width="100pt" height="400pt">
    ${body}
    <defs id="glyph"><symbol id="a"><path d="M 0.12345 1 L 2 3 Z "/></symbol>
      <symbol id="b"><use xlink:href="#c"/></symbol><symbol id="c"><path d="M 0 0"/></symbol></defs>
  </svg>`;

test('each page gets its own size, position and glyphs', () => {
  const pages = splitPages(
    merged(
      '<g><use xlink:href="#a"/></g><g transform="matrix(1 0 0 1 0 200)"><g><use xlink:href="#b"/></g></g>',
    ),
    2,
  );
  const body = (svg = '') => svg.replace(/^.*?<rect[^>]*>/, '');
  expect(pages[0]).toContain('viewBox="0 0 100 200"');
  expect(body(pages[0])).toBe(
    '<g><use xlink:href="#a"/></g><defs><symbol id="a"><path d="M0.12 1L2 3Z"/></symbol></defs></svg>',
  );
  expect(body(pages[1])).toBe(
    '<g><g><use xlink:href="#b"/></g></g><defs><symbol id="b"><use xlink:href="#c"/></symbol>' +
      '<symbol id="c"><path d="M0 0"/></symbol></defs></svg>',
  );
});

test('removes targets of links', () => {
  const [svg] = splitPages(
    merged('<g><a xlink:href="https://x.example/?a>b"><path d="M 0 0"/></a></g>'),
    1,
  );
  expect(svg).not.toContain('example');
});

test.each([
  '<g><script>alert(1)</script></g>',
  '<g><image xlink:href="https://x.example/a.png"/></g>',
  '<g><g onclick="x()"/></g>',
  '<g><foreignObject/></g>',
])('refuses %s as a picture', (body) => {
  expect(() => splitPages(merged(body), 1)).toThrow('more than a picture');
});

test('detects a wrong number of pages', () => {
  expect(() => splitPages(merged('<g/>'), 2)).toThrow('not pages');
});
