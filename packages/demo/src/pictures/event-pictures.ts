import { demoEventPictures } from '../events/demo-events.ts';
import { gathering, type PictureName } from './picture-names.ts';

/** By the name of the event's picture. */
export const eventPictures = (domain: string): Map<string, PictureName> =>
  new Map(
    demoEventPictures
      .filter((picture) => picture.domain === domain)
      .map(({ name, scene }) => [name, gathering(name.replace('/', '-'), scene)]),
  );
