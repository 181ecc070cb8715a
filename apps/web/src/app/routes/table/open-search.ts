/** Which one of a list is open. */
export const openSearch = ({ open }: Record<string, unknown>): { open?: string } =>
  typeof open === 'string' ? { open } : {};
