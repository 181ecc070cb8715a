import type { AnyEndpoint } from '@engawa/contract/endpoint';
import {
  type ErrorCode,
  errorCodes,
  errorMeaning,
  generalErrorCodes,
} from '@engawa/contract/error-catalogue';
import { z } from 'zod';
import { leaksIn, type Tenant } from './marks.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
}

const refusal = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.int().optional(),
});

/** Describes what is wrong with a response; undefined if nothing is. */
export function faultOf(
  endpoint: AnyEndpoint,
  reader: Tenant | undefined,
  answer: Answer,
): string | undefined {
  const leaks = leaksIn(answer.text, reader, endpoint.id);
  if (leaks.length > 0) return `shows what belongs to ${leaks.join(', ')}`;
  if (answer.status >= 400) return faultOfRefusal(endpoint, answer);
  if (answer.status >= 300) return `answers with ${answer.status}`;
  if (typeof endpoint.reply === 'string') return answer.type ? undefined : 'a file without a type';
  const read = endpoint.reply.safeParse(jsonOf(answer.text));
  return read.success ? undefined : `a reply outside its schema: ${issuesOf(read.error)}`;
}

function faultOfRefusal(endpoint: AnyEndpoint, { status, text }: Answer): string | undefined {
  const read = refusal.safeParse(jsonOf(text));
  if (!read.success) return `${status} without our words: ${issuesOf(read.error)}`;
  const { code } = read.data;
  if (errorMeaning(code).status !== status) return `${code} with ${status}`;
  if (!mayRefuse(endpoint, code)) return `${status} ${code}, which it does not declare`;
  // A declared 5xx is no fault: it reports an external service that is not configured.
  return status >= 500 && !endpoint.errors.includes(code) ? `${status} ${code}` : undefined;
}

const mayRefuse = ({ errors }: AnyEndpoint, code: ErrorCode): boolean =>
  errors.includes(code) || generalErrorCodes.includes(code);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const issuesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
