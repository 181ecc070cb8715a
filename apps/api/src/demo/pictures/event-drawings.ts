import { demoEventPictures } from '../events/demo-events.ts';
import { type Drawing, gathering } from './drawing.ts';

/** By the name under which the picture of an event is asked for. */
export const eventDrawings = (domain: string): Map<string, Drawing> =>
  new Map(
    demoEventPictures
      .filter((picture) => picture.domain === domain)
      .map(({ name, scene }) => [name, gathering(name.replace('/', '-'), scene)]),
  );
