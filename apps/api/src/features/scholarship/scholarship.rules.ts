interface Period {
  opensAt: Date;
  deadline: Date;
}

const minuteMs = 60_000;

/** "Until 23:59" includes that whole minute. */
export const isOpen = ({ opensAt, deadline }: Period, now: Date): boolean =>
  opensAt <= now && now.getTime() < deadline.getTime() + minuteMs;
