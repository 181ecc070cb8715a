import type { Tx } from './database.ts';

interface IdentityName {
  issuer: string;
  subject: string;
}

/** Accounts of the identity service that runs in the same process. */
export interface IdentityAccounts {
  describe(identity: IdentityName): Promise<object | undefined>;
  erase(identity: IdentityName): Promise<void>;
  /** Ends the service's own session that began when the person signed in at this moment. */
  endSession(tx: Tx, identity: IdentityName, signedInAt: Date): Promise<void>;
  /** Whether somebody signs in with this address there. */
  hasEmail(tx: Tx, email: string): Promise<boolean>;
  /** In the same transaction; refuses an address that is somebody else's. Its own sessions end. */
  changeEmail(tx: Tx, identity: IdentityName, email: string): Promise<void>;
}
