import { downloadData } from '@engawa/contract/data-download/anyone';
import { fileLinkSeconds } from '@engawa/contract/files/purposes';
import { requestFor } from '@engawa/contract/request';
import { checkLink, type SignedLink, signLink } from '@engawa/platform/storage/signed-link';

/** A separate prefix, so that a signature for a file link is not valid here. */
const signedAs = (sessionId: string) => `data-download:${sessionId}`;

export function linkToData(secret: Buffer, sessionId: string, now: Date) {
  const expiresAt = new Date(now.getTime() + fileLinkSeconds * 1000);
  const { expires, signature } = signLink(secret, signedAs(sessionId), expiresAt);
  const call = { params: { key: sessionId }, query: { expires, signature } };
  return { url: requestFor(downloadData, call).url, expiresAt: expiresAt.toISOString() };
}

export const isGoodLink = (secret: Buffer, { key, ...rest }: SignedLink, now: Date): boolean =>
  checkLink(secret, { key: signedAs(key), ...rest }, now) === 'good';
