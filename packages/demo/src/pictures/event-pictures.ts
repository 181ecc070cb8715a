import { demoEventPictures } from '../events/demo-events.ts';
import { gathering, type PictureName } from './picture-names.ts';

/** By the name under which the picture of an event is asked for. */
export const eventPictures = (domain: string): Map<string, PictureName> =>
  new Map(
    demoEventPictures
      .filter((picture) => picture.domain === domain)
      .map(({ name, scene }) => [name, gathering(name.replace('/', '-'), scene)]),
  );
