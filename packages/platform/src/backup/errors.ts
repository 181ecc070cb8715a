/** Its message is one sentence for the person at the terminal and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
