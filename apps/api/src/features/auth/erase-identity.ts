import { defineJob } from '@engawa/platform/jobs/job';

export interface ErasedIdentity {
  issuer: string;
  subject: string;
}

/** Retries for a day, then becomes a dead letter for the operator. */
export const eraseIdentityJob = defineJob<ErasedIdentity>('erase-identity', { retryLimit: 14 });
