interface Period {
  opensAt: Date;
  deadline: Date;
}

const minuteMs = 60_000;

/** "Until 23:59" means until midnight: the minute that the deadline names still counts. */
export const isOpen = ({ opensAt, deadline }: Period, now: Date): boolean =>
  opensAt <= now && now.getTime() < deadline.getTime() + minuteMs;
