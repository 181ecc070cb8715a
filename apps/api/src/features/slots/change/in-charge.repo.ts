import { type SqlBool, sql } from 'kysely';

/** The appointment is in the future and not cancelled. */
export const isOpen = (now: Date) => sql<SqlBool>`(
  slot_offer.state in ('offered', 'others_asked')
  or (slot_offer.state = 'picked' and slot_offer.ends_at > ${now}))`;
