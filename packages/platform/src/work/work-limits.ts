export interface WorkLimits {
  /** Processor time, which depends on the work alone. */
  cpuMs: number;
  /** Wall time, which on a busy machine says nothing about the work. */
  wallMs: number;
}

/** The signal with which a child ends itself when a piece of work exceeds its processor time. */
export const cpuAlarm = 'SIGVTALRM';
