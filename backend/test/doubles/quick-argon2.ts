import { hash as hashInFull, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/** The least that Argon2 takes, in KiB. */
const LEAST_MEMORY = 8;

let isInFull = false;

/** While the work lasts, hashes cost what they do for members: for tests that measure it. */
export async function withFullHashes(work: () => Promise<void>): Promise<void> {
  isInFull = true;
  try {
    await work();
  } finally {
    isInFull = false;
  }
}

/** Argon2 as it is, at its smallest: tests of the whole application make members by the thousand. What its strength is, the tests of the vault see. */
export const hash = (password: string, options: Options): Promise<string> =>
  hashInFull(password, isInFull ? options : { ...options, memoryCost: LEAST_MEMORY, timeCost: 1 });
