import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';

export const readCalendarFeed = endpoint({
  id: 'anyone.calendar.readFeed',
  method: 'GET',
  path: '/v1/calendar-feed/{token}',
  summary: 'A student’s calendar for calendar programs (.ics), by its secret address alone.',
  auth: anyone,
  params: z.object({ token: z.string().max(100) }),
  reply: 'file',
  mediaTypes: ['text/calendar'],
  errors: [],
  // Calendar services fetch the feeds of many people from few addresses.
  limits: [{ by: 'address', max: 600, seconds: 600 }],
});
