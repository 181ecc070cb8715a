import type { EventScene } from '../pictures/picture-names.ts';
import { asahiRyoshaEvents } from './companies/asahi-ryosha.ts';
import { harukazeEvents } from './companies/harukaze.ts';
import { hoshizoraEvents } from './companies/hoshizora.ts';
import { ishizueEvents } from './companies/ishizue.ts';
import { komorebiEvents } from './companies/komorebi.ts';
import { midoriWorksEvents } from './companies/midori-works.ts';
import { sazanamiEvents } from './companies/sazanami.ts';
import { tomoshibiEvents } from './companies/tomoshibi.ts';
import { tsumugiEvents } from './companies/tsumugi.ts';
import { yamabikoEvents } from './companies/yamabiko.ts';
import { composeEvent } from './compose-event.ts';
import type { DemoEvent, EventIdea } from './demo-event.ts';

/** By the company's domain. */
const ideas: Readonly<Record<string, readonly EventIdea[]>> = {
  hoshizora: hoshizoraEvents,
  'midori-works': midoriWorksEvents,
  sazanami: sazanamiEvents,
  komorebi: komorebiEvents,
  'asahi-ryosha': asahiRyoshaEvents,
  tsumugi: tsumugiEvents,
  ishizue: ishizueEvents,
  harukaze: harukazeEvents,
  yamabiko: yamabikoEvents,
  tomoshibi: tomoshibiEvents,
};

/** The scene of each event's picture, by the picture's name. */
export const demoEventPictures: readonly { name: string; domain: string; scene: EventScene }[] =
  Object.entries(ideas).flatMap(([domain, list]) =>
    list.map(({ id, scene }) => ({ name: `${domain}/${id}`, domain, scene })),
  );

interface Options {
  now: Date;
  pictureFor(name: string): string | null;
}

export const demoEvents = (domain: string, { now, pictureFor }: Options): DemoEvent[] =>
  (ideas[domain] ?? []).map((idea) => composeEvent(idea, now, pictureFor(`${domain}/${idea.id}`)));
