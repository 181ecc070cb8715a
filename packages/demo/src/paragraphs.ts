export const paragraphs = (...all: string[]): string => all.join('\n\n');
