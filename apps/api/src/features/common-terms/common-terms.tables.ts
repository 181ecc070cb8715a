export interface CommonTermTables {
  common_term: { term: string };
}
