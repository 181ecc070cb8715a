import { type SqlBool, sql } from 'kysely';

/** The student may still pick a time, or the appointment is not over. */
export const isOpen = (now: Date) => sql<SqlBool>`(
  slot_offer.state = 'offered' or (slot_offer.state = 'picked' and slot_offer.ends_at > ${now}))`;
