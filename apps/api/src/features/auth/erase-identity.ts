import { defineJob } from '@engawa/platform/jobs/job';

export interface ErasedIdentity {
  issuer: string;
  subject: string;
}

/** A day of attempts; then a dead letter, which the operator drives again. */
export const eraseIdentityJob = defineJob<ErasedIdentity>('erase-identity', { retryLimit: 14 });
