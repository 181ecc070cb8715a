import type { SignedIn, SignedInRecruiter } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

/** Parts of a call, by name. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Makes something that belongs to this person and says its id. */
type Make<Who> = (test: TestApp, owner: Who) => Promise<string>;

export interface Theirs<Who> {
  /** Of B: the id that A has no business with. */
  make: Make<Who>;
  /** What this person would send, with that id in its place. */
  call(id: string, test: TestApp, who: Who): Input | Promise<Input>;
  /**
   * What A hears: 404, unless it is one choice of several in a form, which then says so, or a count that
   * tells nobody what it counted.
   */
  status?: 200 | 404 | 409 | 422;
}

/** An id that is nobody's secret, or only a place in the caller's own list; with the reason. */
interface Open {
  open: string;
}

export type Fixtures<Who> = Record<string, Record<string, Theirs<Who> | Open>>;
export type StudentFixtures = Fixtures<SignedIn>;
export type CompanyFixtures = Fixtures<SignedInRecruiter>;

/**
 * A copy of the input with the id at a place such as `body.images[].image`. Where a list on the way
 * is empty it gets an item, of which `rest` says what else it must have.
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
      // Only the outer one of two lists has more to say.
      if (step === '0') item = {};
    }
    node = node[step] as Record<string, unknown>;
  }
  node[last] = id;
  return copy;
}
