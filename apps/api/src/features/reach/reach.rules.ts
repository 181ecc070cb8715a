/** What decides between one student and one company. */
export interface Standing {
  /** The student's account is neither erased nor closed. */
  inUse: boolean;
  /** The student looks for work, and wants to be found. */
  looking: boolean;
  /** The student has blocked the company. */
  blocked: boolean;
  connected: boolean;
  /** The student has applied for a job or an event of the company, at any time. */
  came: boolean;
  /** One of these applications is live: not withdrawn, not rejected, not cancelled. */
  takesPart: boolean;
  /** The student has asked the company to connect, and waits for an answer. */
  asked: boolean;
  /** The operator has checked that the company is what it says. */
  verified: boolean;
  /** The operator has closed the company for now. */
  suspended: boolean;
}

export type ReachRule = (standing: Standing) => boolean;

/** Neither has shut the door to the other, and nobody has shut it for them. */
const open: ReachRule = ({ inUse, blocked, suspended }) => inUse && !blocked && !suspended;

/** The two have to do with each other now, whether or not the company is verified. */
const acquainted: ReachRule = ({ connected, takesPart }) => connected || takesPart;

/**
 * The company may know that the student is there: names in lists, in audiences, in histories. An
 * application that has ended leaves the company the snapshot and the history.
 */
export const companyMaySee: ReachRule = (standing) =>
  open(standing) && (standing.verified || standing.connected || standing.came || standing.asked);

/**
 * The company may read the student's live profile: it finds them, or they have to do with each other. Of
 * a student who no longer looks for a job, other companies keep the name, and what was sent to them.
 */
export const companyMayOpen: ReachRule = (standing) =>
  companyMayFind(standing) || (open(standing) && (acquainted(standing) || standing.asked));

/** The student turns up where the company searches. */
export const companyMayFind: ReachRule = (standing) =>
  open(standing) && standing.verified && standing.looking;

/** The company may send a connect request. */
export const companyMayAsk: ReachRule = (standing) =>
  companyMayFind(standing) && !standing.connected;

/** The company may write messages. */
export const companyMayWrite: ReachRule = (standing) => open(standing) && acquainted(standing);

/** The student may see the company and what it shows to everybody. */
export const studentMaySee: ReachRule = open;

/**
 * Anybody may see the company without a sign-in, and search engines keep what they saw: so the operator
 * has looked at it first.
 */
export const visitorMaySee = ({
  verified,
  suspended,
}: Pick<Standing, 'verified' | 'suspended'>): boolean => verified && !suspended;

/** The student may send a connect request. */
export const studentMayAsk: ReachRule = (standing) => open(standing) && !standing.connected;

/** The student may write messages. */
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

/** How much of a content is shown: to everybody, or to its audience. */
export interface Showing {
  limited: boolean;
  /** In the audience by name, by a save list, or by being connected where that is enough. */
  inAudience: boolean;
}

/** The student may see one published content of the company. */
export const studentMaySeeContent = (standing: Standing, { limited, inAudience }: Showing) =>
  studentMaySee(standing) && (!limited || inAudience);
