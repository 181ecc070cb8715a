export interface TwoStepTables {
  two_step: {
    account_id: string;
    sealed_secret: Buffer;
    confirmed_at: Date | null;
    last_step: number | null;
  };
  recovery_code: { account_id: string; digest: Buffer };
}
