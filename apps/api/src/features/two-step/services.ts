export interface TwoStepServices {
  /** Under which the secrets of apps are kept. */
  key: Buffer;
  origin: string;
}
