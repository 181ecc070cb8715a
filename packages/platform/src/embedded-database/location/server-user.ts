import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../errors.ts';

/** PostgreSQL refuses to run as root, so root runs it as another account; undefined: our own. */
export type ServerUser = { name: string; uid: number; gid: number } | undefined;

const preferred = ['postgres', '_postgres', 'nobody'];

/** The owner of existing data, even if /etc/passwd has better candidates since. */
export function chooseServerUser(dataDirs: string[]): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owners = dataDirs.map((dir) => statSync(dir, { throwIfNoEntry: false })?.uid);
  const user =
    accounts.find(({ uid }) => uid !== 0 && owners.includes(uid)) ??
    preferred.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (user) return user;
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root and this machine has neither a postgres nor a nobody user: run the command as an ordinary user.',
  );
}

/** A minimal environment, so that PGDATA, PGPORT and the like of the caller have no effect. */
export function spawnOptions(user: ServerUser) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
}

export function runAs(user: ServerUser, file: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(file, args, { ...spawnOptions(user), encoding: 'utf8', timeout: 120_000 });
}

/** Tries as that account, because mode bits, ACLs and mount options all matter. */
export function canWriteIn(user: ServerUser, folder: string): boolean {
  const attempt = 'cd -- "$1" && : > "$1/.probe" && rm "$1/.probe"';
  return runAs(user, '/bin/sh', ['-c', attempt, 'sh', folder]).status === 0;
}

function readAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3 && Number(fields[2]) >= 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
