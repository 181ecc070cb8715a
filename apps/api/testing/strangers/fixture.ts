import type { SignedIn, SignedInRecruiter } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

type Make<Who> = (test: TestApp, owner: Who) => Promise<string>;

export interface Theirs<Who> {
  make: Make<Who>;
  call(id: string, test: TestApp, who: Who): Input | Promise<Input>;
  /**
   * Expected status for A: 404, unless the id is one of several choices in a form, or the response
   * is a count that reveals nothing.
   */
  status?: 200 | 404 | 409 | 422;
}

/** An id that is public, or only a position in the caller's own list; with the reason. */
interface Open {
  open: string;
}

export type Fixtures<Who> = Record<string, Record<string, Theirs<Who> | Open>>;
export type StudentFixtures = Fixtures<SignedIn>;
export type CompanyFixtures = Fixtures<SignedInRecruiter>;

/**
 * A copy of the input with the id at a place such as `body.images[].image`. An empty list on the
 * way gets an item, which `rest` completes.
 */
export function put(input: Input, place: string, id: string, rest: object = {}): Input {
  const copy = structuredClone(input);
  const steps = place.replaceAll('[]', '.0').split('.');
  const last = steps.pop() ?? '';
  let node = copy as Record<string, unknown>;
  let item = rest;
  for (const step of steps) {
    if (node[step] === undefined) {
      node[step] = step === '0' ? { ...item } : [];
      // Only the outer one of two lists uses `rest`.
      if (step === '0') item = {};
    }
    node = node[step] as Record<string, unknown>;
  }
  node[last] = id;
  return copy;
}
