import fc from 'fast-check';

/** The same random cases in every run: a failure found once is found again, and no run fails by chance alone. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) });
