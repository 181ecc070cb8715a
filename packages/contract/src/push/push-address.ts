import { z } from 'zod';

/** Push services of known browsers. SSRF protection: the server calls no other address. */
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

/** A browser's push endpoint. Knowing it allows sending pushes, nothing else. */
export const pushAddress = z
  .string()
  .max(1_000)
  .startsWith('https://', 'push_service')
  .refine(isOfService, 'push_service');

/** Per student; registering one more removes the oldest device. */
export const mostPushDevices = 10;
