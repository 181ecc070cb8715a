import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

test('content is text, never markup', () => {
  const { html, text } = layOut(
    {
      subject: '<b>件名</b>',
      blocks: [
        { paragraph: '<script>alert(1)</script>\n二行目' },
        { button: 'Open', url: 'https://engawa.example/?a=1&b="2"' },
      ],
    },
    'ja',
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>二行目');
  expect(html).toContain('href="https://engawa.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain('<script>alert(1)</script>\n二行目');
  expect(text).toContain('世界の若者と、日本の会社をむすぶ。');
});
