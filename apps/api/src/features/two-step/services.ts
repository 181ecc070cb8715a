export interface TwoStepServices {
  /** Key that encrypts the secrets of authenticator apps. */
  key: Buffer;
  origin: string;
}
