/** A line of a Java log with a fault; captures it without date and thread. */
const fault =
  /(?:^|\s)((?:[\w.]+\.)?[A-Z]\w*(?:Exception|Error)\b.*|(?:Error|Caused by|Exception|There is insufficient memory)\b.*)$/;

/** A sentence about a failed start; usually the log's last fault is the cause. */
export function whyNotStarted(
  name: string,
  { ended, log }: { ended: boolean; log: string },
): string {
  if (!ended) {
    return `${name} has not answered for a quarter of an hour: end what keeps this machine busy and start again.`;
  }
  const lines = log.trimEnd().split('\n');
  const said = lines.findLast((line) => fault.test(line)) ?? lines.at(-1) ?? '';
  const short = (fault.exec(said)?.[1] ?? said).trim().slice(0, 300);
  return `${name} ended while it started${short === '' ? '' : `: ${short}`}`;
}
