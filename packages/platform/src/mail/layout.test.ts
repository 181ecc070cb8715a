import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

test('content is text, never markup', () => {
  const { subject, html, text } = layOut(
    {
      subject: '<b>件名</b>',
      blocks: [
        { paragraph: '<script>alert(1)</script>\n二行目' },
        { button: 'Open', url: 'https://engawa.example/?a=1&b="2"' },
      ],
    },
    'ja',
    { contact: 'help@engawa.example' },
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>二行目');
  expect(html).toContain('href="https://engawa.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain('<script>alert(1)</script>\n二行目');
  expect(text).toContain('Engawa ｜ 世界の若者と、日本の会社をむすぶ。');
  expect(subject).toBe('【Engawa】<b>件名</b>');
  expect(html).toContain(
    'ボタンが開けない場合は、次のURLをご利用ください。<br>https://engawa.example/',
  );
  expect([html, text].every((one) => one.includes('お問い合わせ：help@engawa.example'))).toBe(true);
});

test('a code alone on its line is large; numbers in a sentence are not', () => {
  const blocks = [{ paragraph: 'Enter this code:\n\n012345\n\nNot 012345.' }];
  const { html, text } = layOut({ subject: 'x', blocks }, 'en');
  expect(html).toMatch(
    /<br><br><span style="font-size:28px[^"]*">012345<\/span><br><br>Not 012345\./,
  );
  expect(text).toContain('Enter this code:\n\n012345\n\nNot 012345.');
});

test('without a contact address, no address is shown', () => {
  const mail = layOut({ subject: 'Hello $&', blocks: [{ paragraph: 'x' }] }, 'en');
  expect(mail.subject).toBe('[Engawa] Hello $&');
  expect(mail.text + mail.html).not.toContain('Contact us');
});

test('lines of a daily mail are grouped by heading, each with its link', () => {
  const links = [{ words: '「<b>」が変更されました', url: 'https://engawa.example/?a=1&b=2' }];
  const { html, text } = layOut({ subject: 'x', blocks: [{ heading: 'イベント', links }] }, 'ja');
  expect(text).toContain(
    '■ イベント\n・「<b>」が変更されました\n  https://engawa.example/?a=1&b=2',
  );
  expect(html).toContain('イベント</h2>');
  expect(html).toContain('href="https://engawa.example/?a=1&amp;b=2"');
  expect(html).toContain('>「&lt;b&gt;」が変更されました</a>');
});

test('a mail of a kind ends with a link to unsubscribe from it', () => {
  const unsubscribeUrl = 'https://engawa.example/v1/unsubscribe/a.b.c';
  const content = { subject: 'x', blocks: [{ paragraph: 'y' }] };
  const { html, text } = layOut(content, 'en', { unsubscribeUrl });
  expect(text.trimEnd()).toMatch(/Stop emails of this kind\nhttps:\S+a\.b\.c$/);
  expect(html).toContain(`<a href="${unsubscribeUrl}"`);
  expect(layOut(content, 'en').html).not.toContain('<a');
});
