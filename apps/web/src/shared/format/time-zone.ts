/** Everybody sees the time in Japan. Alone in its file: the home page needs it without our forms of dates. */
export const timeZone = 'Asia/Tokyo';
