import { uploadPicture } from '../../../contents/jobs.ts';
import type { SignedInRecruiter } from '../../../database/factories.ts';
import type { TestApp } from '../../../server/app.ts';
import { type Input, put, type Theirs } from '../../fixture.ts';

const uploaded = new WeakMap<SignedInRecruiter, Promise<string>>();

/** One per company, cached: creating all sizes is slow. */
function pictureOf(test: TestApp, owner: SignedInRecruiter): Promise<string> {
  const picture = uploaded.get(owner) ?? uploadPicture(test, owner);
  uploaded.set(owner, picture);
  return picture;
}

type Form = (test: TestApp, who: SignedInRecruiter) => Input | Promise<Input>;

/** A stranger's picture at each of these places of a form. */
export const pictures = (form: Form, places: string[], rest: object = {}) =>
  Object.fromEntries(
    places.map((place): [string, Theirs<SignedInRecruiter>] => [
      place,
      {
        make: pictureOf,
        call: async (id, test, who) => put(await form(test, who), place, id, rest),
      },
    ]),
  );

export const inBoth = (...places: string[]) =>
  ['jp', 'en'].flatMap((language) => places.map((place) => `body.${language}.${place}`));
