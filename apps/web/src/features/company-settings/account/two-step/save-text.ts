/** Hands lines to the browser as a text file; they go to no server. */
export function saveText(name: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
