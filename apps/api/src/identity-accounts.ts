import type { Tx } from './database.ts';

interface IdentityName {
  issuer: string;
  subject: string;
}

/** Interface to the identity service if it runs in this process. */
export interface IdentityAccounts {
  describe(identity: IdentityName): Promise<object | undefined>;
  erase(identity: IdentityName): Promise<void>;
  /** Ends the identity service's session that began with this sign-in. */
  endSession(tx: Tx, identity: IdentityName, signedInAt: Date): Promise<void>;
  hasEmail(tx: Tx, email: string): Promise<boolean>;
  /** In the caller's transaction. Refuses an address in use; ends the account's own sessions. */
  changeEmail(tx: Tx, identity: IdentityName, email: string): Promise<void>;
}
