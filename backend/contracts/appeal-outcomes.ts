/** How appeals stand and end: known to what they are about, too. */
export const APPEAL_OUTCOMES = ['upheld', 'modified', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
export const APPEAL_STATES = ['open', 'decided', 'lapsed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];
