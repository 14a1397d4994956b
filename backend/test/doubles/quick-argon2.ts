import { hash as hashInFull, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/** The least that Argon2 takes, in KiB. */
const LEAST_MEMORY = 8;

/** Argon2 as it is, at its smallest: tests of the whole application make members by the thousand. What its strength is, the tests of the vault see. */
export const hash = (password: string, options: Options): Promise<string> => hashInFull(password, { ...options, memoryCost: LEAST_MEMORY, timeCost: 1 });
