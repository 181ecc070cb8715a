export const messages = { title: 'x' } as const;
