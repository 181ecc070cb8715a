export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Without two characters that are valid in texts, but not in XML. */
export const validXml = (text: string): string => text.replaceAll(/[\uFFFE\uFFFF]/g, '');
