/** All facts that decide what a student and a company may do towards each other. */
export interface Standing {
  /** The student's account is neither erased nor closed. */
  inUse: boolean;
  /** The student looks for work and wants to be found. */
  looking: boolean;
  blocked: boolean;
  connected: boolean;
  /** The student has ever applied for a job or event of the company. */
  came: boolean;
  /** One of these applications is live: not withdrawn, rejected or cancelled. */
  takesPart: boolean;
  asked: boolean;
  verified: boolean;
  suspended: boolean;
}

export type ReachRule = (standing: Standing) => boolean;

/** Neither side is closed, erased, suspended or blocked by the other. */
const open: ReachRule = ({ inUse, blocked, suspended }) => inUse && !blocked && !suspended;

/** They are in contact now, whether or not the company is verified. */
const acquainted: ReachRule = ({ connected, takesPart }) => connected || takesPart;

/**
 * The company may know that the student exists: names in lists, audiences, histories. After an
 * ended application it keeps the snapshot and the history.
 */
export const companyMaySee: ReachRule = (standing) =>
  open(standing) && (standing.verified || standing.connected || standing.came || standing.asked);

/**
 * The company may read the live profile: it can find the student, or they are in contact. Once a
 * student stops looking for work, other companies keep only the name and the snapshots.
 */
export const companyMayOpen: ReachRule = (standing) =>
  companyMayFind(standing) || (open(standing) && (acquainted(standing) || standing.asked));

export const companyMayFind: ReachRule = (standing) =>
  open(standing) && standing.verified && standing.looking;

export const companyMayAsk: ReachRule = (standing) =>
  companyMayFind(standing) && !standing.connected;

export const companyMayWrite: ReachRule = (standing) => open(standing) && acquainted(standing);

export const studentMaySee: ReachRule = open;

/** Anybody may see it, and search engines keep copies: so only verified companies. */
export const visitorMaySee = ({
  verified,
  suspended,
}: Pick<Standing, 'verified' | 'suspended'>): boolean => verified && !suspended;

export const studentMayAsk: ReachRule = (standing) => open(standing) && !standing.connected;

export const studentMayWrite: ReachRule = (standing) => open(standing) && acquainted(standing);

export const reachRules = {
  companyMaySee,
  companyMayOpen,
  companyMayFind,
  companyMayAsk,
  companyMayWrite,
  studentMaySee,
  studentMayAsk,
  studentMayWrite,
} as const;
export type ReachRuleName = keyof typeof reachRules;

export interface Showing {
  limited: boolean;
  /** By name, by a save list, or by being connected if the audience includes that. */
  inAudience: boolean;
}

export const studentMaySeeContent = (standing: Standing, { limited, inAudience }: Showing) =>
  studentMaySee(standing) && (!limited || inAudience);
