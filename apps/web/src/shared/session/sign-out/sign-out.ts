import { logOutCompany } from '@engawa/contract/auth/company';
import { logOutStudent } from '@engawa/contract/auth/student';
import { call } from '../../api/call.ts';
import type { Strategy } from '../auth-jar.ts';
import { session } from '../session.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The client itself navigated to the sign-out page, so it does not ask. */
    signsOut?: boolean;
  }
}

export interface SignedOut {
  /** The side that was signed in, if any. */
  strategy: Strategy | undefined;
  /** Where the identity service ends its own session. */
  resultPath: string | undefined;
}

let leaving: Promise<SignedOut> | undefined;

/** Ends the session here and, if the server can be reached, there too. */
export function signOut(): Promise<SignedOut> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(): Promise<SignedOut> {
  const strategy = session.strategy();
  const resultPath = strategy && (await endAtServer(strategy).catch(() => session.end()));
  return { strategy, resultPath: resultPath ?? undefined };
}

async function endAtServer(strategy: Strategy): Promise<string | undefined> {
  const endsSession = true;
  if (strategy === 'company') {
    await call(logOutCompany, {}, { endsSession });
    return undefined;
  }
  const { resultPath } = await call(logOutStudent, {}, { endsSession });
  return webAddress(resultPath);
}

/** Accepts only web addresses, because the address comes from the server. */
export function webAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
