import { type SqlBool, sql } from 'kysely';

/** Nobody has called it off, and its time is still to come. */
export const isOpen = (now: Date) => sql<SqlBool>`(
  slot_offer.state in ('offered', 'others_asked')
  or (slot_offer.state = 'picked' and slot_offer.ends_at > ${now}))`;
