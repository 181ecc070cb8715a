/** All times are shown in Japanese time. A separate file, for the home page. */
export const timeZone = 'Asia/Tokyo';
