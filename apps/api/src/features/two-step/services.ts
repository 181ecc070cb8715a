export interface TwoStepServices {
  key: Buffer;
  origin: string;
}
