import { z } from 'zod';

/** Those of the browsers there are: the server calls no other address that a browser names. */
const services = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

function isOfService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  const isPlain = protocol === 'https:' && port === '' && username === '';
  return isPlain && services.some((service) => service.test(hostname));
}

/** Where a browser's push service is told that something is new; whoever has it can do only that. */
export const pushAddress = z
  .string()
  .max(1_000)
  .startsWith('https://', 'push_service')
  .refine(isOfService, 'push_service');

/** Devices of one student; with one more, the one that was added first leaves. */
export const mostPushDevices = 10;
