import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { InProcessRateLimiter } from '../../../platform/rate-limit/in-process-rate-limiter.js';
import { SignInPace } from './sign-in-pace.service.js';

const ADDRESS = '203.0.113.7';
const refused = (error: unknown): 'refused' => {
  if (error instanceof RuleViolation) return 'refused';
  throw error;
};

/** Processes that share one limiter, and passwords that are compared as long as others are being compared. */
function begin(processes = 1) {
  const clock = new TestClock();
  const limiter = new InProcessRateLimiter(clock);
  const paces = Array.from({ length: processes }, () => new SignInPace(limiter));
  let [compared, atOnce, most] = [0, 0, 0];
  const compare = async <T>(answer: T): Promise<T> => {
    compared += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    atOnce -= 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const one = (index: number, answer: string | null | Error) =>
    (paces[index % processes] as SignInPace)
      .keep(
        { account: `uye.${index}`, address: ADDRESS, knownDevice: null },
        () => compare(answer as string | null),
        () => true,
      )
      .catch(refused);
  const many = (count: number, answer: (index: number) => string | null | Error) =>
    Promise.all(Array.from({ length: count }, (_, index) => one(index, answer(index))));
  return { clock, one, many, counts: () => ({ compared, most }) };
}
const times = (answers: readonly (string | null)[], answer: string | null) => answers.filter((found) => found === answer).length;

describe('Many who sign in at once from one address', () => {
  it('all come in when they know their passwords, no more at once than may fail', async () => {
    const { many, counts } = begin();
    expect(times(await many(60, () => 'doğru'), 'doğru')).toBe(60);
    expect(counts()).toEqual({ compared: 60, most: 20 });
  });
  it.each([1, 3])('are compared with as many passwords as may be wrong, by %i processes', async (processes) => {
    const { many, counts, clock, one } = begin(processes);
    const answers = await many(90, () => null);
    expect([times(answers, null), times(answers, 'refused'), counts().compared]).toEqual([20, 70, 20]);
    expect(await one(100, 'doğru')).toBe('refused');
    clock.advance({ seconds: 1 });
    expect(await one(100, 'doğru')).toBe('doğru');
  });
  it('wait no longer when what they asked broke', async () => {
    const { many, one } = begin();
    const broken = many(30, (index) => (index < 25 ? new RuleViolation('broken', 'broken') : 'doğru'));
    expect(times(await broken, 'doğru')).toBe(5);
    expect(await one(100, 'doğru')).toBe('doğru');
  });
  it('are held up by wrong ones among them only when those were too many', async () => {
    const { many } = begin();
    const answers = await many(60, (index) => (index % 4 === 0 ? null : 'doğru'));
    expect([times(answers, 'doğru'), times(answers, null)]).toEqual([45, 15]);
  });
});
