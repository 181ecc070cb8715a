import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../errors/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
let cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For tests only. Not a setting, so that no configuration can weaken a server. */
export function hashCheaplyInTests(): void {
  cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

/** Each hash occupies a thread of libuv's pool, which files and DNS need too, and 19 MiB. */
const maxAtOnce = 2;
/** About two seconds of waiting; further calls are refused as overload. */
const maxWaiting = 60;
let running = 0;
const queue: (() => void)[] = [];

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), cost));

/** Without a hash it works equally long and returns false, against enumerating accounts by time. */
export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () =>
    verify(known ?? (await decoy()), password.normalize('NFKC')),
  );
  return matches && known !== null;
}

export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const name = email.split('@', 1)[0]?.toLowerCase() ?? '';
  return (name.length >= 4 && plain.includes(name)) || isCommonPassword(plain);
}

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => {
  decoyHash ??= hash('nobody has this password 0', cost);
  return decoyHash;
};

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= maxWaiting) refuse('unavailable', { retryAfterSeconds: 5 });
  if (running < maxAtOnce) running += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    // Passes the slot on to the longest waiting call, so that no new call can take it first.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
