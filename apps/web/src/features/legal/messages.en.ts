export const messages = { title: 'x' };
