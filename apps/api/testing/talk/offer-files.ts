import type { SignedIn } from '../database/factories.ts';
import { pdf } from '../files/sample-files.ts';
import { fileCalls } from '../files/uploads.ts';
import type { TestApp } from '../server/app.ts';
import { inProgress, offerCalls, passUndoTime } from './offers.ts';

export const ownFileName = '労働条件通知書_自社.pdf';

/** Uploads a company's file; returns its id. */
export async function uploadOwnFile(
  test: TestApp,
  who: SignedIn,
  {
    purpose = 'offer',
    content = pdf,
  }: { purpose?: string | undefined; content?: Buffer | undefined } = {},
): Promise<string> {
  const file = { name: ownFileName, content };
  const reply = await fileCalls(test).upload(purpose, [file], { who, side: 'company' });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().file.id;
}

/** An offer with the company's own file that has reached the student. */
export async function offerWithOwnFile(test: TestApp) {
  const applied = await inProgress(test);
  const fileId = await uploadOwnFile(test, applied.who);
  const made = await offerCalls(test).make(applied.who, applied.id, {}, fileId);
  if (made.statusCode !== 200) throw new Error(made.body);
  await passUndoTime(test);
  return { ...applied, fileId };
}
