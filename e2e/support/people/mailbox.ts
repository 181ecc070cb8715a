import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';

interface MailList {
  mails: { id: string; to: string }[];
  next: string | null;
}

/** Path and query of the link in the newest unseen captured mail to an address. */
export async function linkInMail(
  request: APIRequestContext,
  to: string,
  path: RegExp,
  seen: readonly string[] = [],
): Promise<string> {
  let link: string | undefined;
  const look = async (): Promise<boolean> => {
    for await (const id of mailsTo(request, to)) {
      if (seen.includes(id)) continue;
      const { mail } = await (await request.get(`/v1/demo/mailbox/${id}`)).json();
      link = (mail.text as string).match(/https?:\S+/g)?.find((url) => path.test(url));
      if (link) return true;
    }
    return false;
  };
  await expect.poll(look).toBe(true);
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** The six digits in the newest captured mail to an address. */
export async function codeInMail(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  const look = async (): Promise<boolean> => {
    for await (const id of mailsTo(request, to)) {
      const { mail } = await (await request.get(`/v1/demo/mailbox/${id}`)).json();
      code = /^\d{6}$/m.exec(mail.text as string)?.[0];
      if (code) return true;
    }
    return false;
  };
  await expect.poll(look).toBe(true);
  return code ?? '';
}

export async function* mailsTo(request: APIRequestContext, to: string): AsyncGenerator<string> {
  let before = '';
  do {
    const { mails, next } = (await (
      await request.get(`/v1/demo/mailbox${before}`)
    ).json()) as MailList;
    for (const mail of mails) if (mail.to === to) yield mail.id;
    before = next ? `?before=${next}` : '';
  } while (before);
}
