/** How long one piece of work may take. */
export interface WorkLimits {
  /** Of the processor. What uses more is to blame itself. */
  cpuMs: number;
  /** By the clock. On a busy machine anything can take long, whatever it is. */
  wallMs: number;
}

/** How a child ends itself when a piece of work has used up its time of the processor. */
export const cpuAlarm = 'SIGVTALRM';
