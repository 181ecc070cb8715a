export const companyAddress = (origin: string, companyId: string): string =>
  `${origin}/talent/company/${companyId}`;

export const eventAddress = (
  origin: string,
  { id, companyId }: { id: string; companyId: string },
): string => `${companyAddress(origin, companyId)}/company-event/${id}`;
