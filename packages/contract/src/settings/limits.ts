export const maxBlockedCompanies = 200;
