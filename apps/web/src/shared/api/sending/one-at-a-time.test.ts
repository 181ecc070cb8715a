import { expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

it('refuses the same input while it is being sent, and sends it again afterwards', async () => {
  const once = createOneAtATime();
  let sent = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const send = async () => {
    sent += 1;
    await answered;
  };
  const first = once({ body: { name: 'a' } }, send);
  await expect(once({ body: { name: 'a' } }, send)).rejects.toMatchObject({
    code: 'already_sending',
    message: '送信中です。しばらくお待ちください。',
  });
  const other = once({ body: { name: 'b' } }, send);
  answer();
  await Promise.all([first, other]);
  await once({ body: { name: 'a' } }, send);
  expect(sent).toBe(3);
});
