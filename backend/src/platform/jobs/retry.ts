import { EventLogRefused } from '../../kernel/event-log.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15 * 60_000;

/** After about two and a half hours of trying somebody has to look. */
export const ATTEMPTS = 20;

/** Milliseconds to wait after so many failed tries (from 1 on). */
export const waitAfter = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);

/** Whether trying again is of no use: a rule that forbids something will forbid it again, and a log that refuses it for good, too. */
export const isHopeless = (error: unknown): boolean => (error instanceof RuleViolation && error.kind !== 'unavailable') || error instanceof EventLogRefused;

/** What operators are told of a failure: its kind and words, without a stack. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
