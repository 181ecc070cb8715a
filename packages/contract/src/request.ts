import type { AnyEndpoint, CallOf, Endpoint } from './endpoint.ts';

export interface HttpRequest {
  method: string;
  url: string;
  /** JSON text, or undefined for an endpoint without a body. */
  body: string | undefined;
}

type Values = Record<string, unknown>;

/** Turns an endpoint and its input into a request: the only place that builds URLs. */
export function requestFor<E extends AnyEndpoint>(target: E, call: CallOf<E>): HttpRequest {
  const { params, query, body } = call as { params?: Values; query?: Values; body?: unknown };
  return {
    method: target.method,
    url: pathFor(target, params) + searchFor(query),
    body: target.body && !target.upload ? JSON.stringify(body) : undefined,
  };
}

export function pathFor(target: Pick<Endpoint, 'path' | 'id'>, params: Values = {}): string {
  return target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] as string | number | undefined;
    if (value === undefined || value === '') throw new Error(`${target.id} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function searchFor(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
