export const lines = (...all: string[]): string => all.join('\n');
