import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { generalErrorCodes } from '@engawa/contract/error-catalogue';
import type { SuccessCode } from '@engawa/contract/success';
import { Refusal } from '../../errors/refusal.ts';
import { refusalFor } from '../server/error-reply.ts';
import type { FileAnswer } from '../streams/file-answer.ts';

/** A refusal that the endpoint does not declare is a bug, hence a 500. */
export function declaredOnly(endpoint: AnyEndpoint, error: unknown): unknown {
  if (!(error instanceof Refusal)) return saves(endpoint) ? orSaveFailed(error) : error;
  if (endpoint.errors.includes(error.code) || generalErrorCodes.includes(error.code)) return error;
  return new Error(`${endpoint.id} refused with ${error.code}, which it does not declare`, {
    cause: error,
  });
}

/** As for refusals: a media type that the endpoint does not declare is a bug. */
export function declaredType({ id, mediaTypes = [] }: AnyEndpoint, file: FileAnswer): FileAnswer {
  const [type = ''] = file.mediaType.split(';');
  if (mediaTypes.includes('*/*') || mediaTypes.includes(type)) return file;
  file.stream.destroy();
  throw new Error(`${id} answers ${type}, which it does not declare`);
}

/** Words an unexpected failure of a save as "not saved". */
function orSaveFailed(error: unknown): unknown {
  const { code } = refusalFor(error);
  return code === 'internal' ? new Refusal('save_failed', { cause: error }) : error;
}

const savingWords: ReadonlySet<SuccessCode> = new Set([
  'saved',
  'updated',
  'draft_saved',
  'published',
]);

function saves({ says }: AnyEndpoint): boolean {
  const codes =
    says === undefined ? [] : typeof says === 'string' ? [says] : Object.values(says.of);
  return codes.some((code) => savingWords.has(code));
}
