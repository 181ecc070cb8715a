/** Under this subject an offer uses the company's own file. */
export const offerSubject = (applicationId: string): string => `offer:${applicationId}`;
