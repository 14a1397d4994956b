import type { RateLimiter } from '../../kernel/rate-limiter.js';
import { rateLimited } from '../refusals/refusals.js';

/**
 * Asks whether something guessed is right, so often; being right forgets what was wrong before. Throws RuleViolation, with a sentence of the
 * caller's where there is one, after too many wrong ones. A question that breaks is no wrong answer.
 */
export async function paced(limiter: RateLimiter, key: string, free: number, isRight: () => Promise<boolean>, sentence?: string): Promise<boolean> {
  const wait = await limiter.begin(key, free);
  if (wait > 0) throw rateLimited(wait, sentence);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await limiter.ended(key);
    throw error;
  }
  if (right) await limiter.succeeded(key);
  else await limiter.failed(key, free);
  return right;
}
