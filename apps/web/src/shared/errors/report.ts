import { sendError } from '@engawa/contract/client-errors/anyone';
import { sendUnnamed } from '../api/sending/send-unnamed.ts';
import { createReporter } from './reporter.ts';

export const report = createReporter({
  origin: location.origin,
  release: import.meta.env.VITE_RELEASE as string | undefined,
  send: (body) => sendUnnamed(sendError, { body }),
});
