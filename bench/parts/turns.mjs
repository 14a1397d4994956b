export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const upTo = (share) => (values) => [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1];
/** What 95 of 100 values are at most. */
export const p95 = upTo(0.95);
/** What 99 of 100 are. */
export const p99 = upTo(0.99);

/** Milliseconds that something takes. */
export async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Lets every contender have its turn, A B A B …, so that a noisy moment hits them alike. The first round only warms up.
 * @template T
 * @param {number} rounds
 * @param {Record<string, () => T | Promise<T>>} contenders
 * @returns {Promise<Record<string, T[]>>} what each contender answered, round by round
 */
export async function inTurns(rounds, contenders) {
  const answers = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, take] of Object.entries(contenders)) {
      const answer = await take();
      if (round > 0) answers[name].push(answer);
    }
  }
  return answers;
}

/** The median of what each contender answers in its turns. */
export async function medians(rounds, contenders) {
  const answers = await inTurns(rounds, contenders);
  return Object.fromEntries(Object.entries(answers).map(([name, values]) => [name, median(values)]));
}
