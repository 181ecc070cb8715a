import { sendError } from '@engawa/contract/client-errors/anyone';
import { sendAnonymously } from '../api/sending/send-anonymously.ts';
import { createReporter } from './reporter.ts';

export const report = createReporter({
  origin: location.origin,
  release: import.meta.env.VITE_RELEASE as string | undefined,
  send: (body) => sendAnonymously(sendError, { body }),
});
