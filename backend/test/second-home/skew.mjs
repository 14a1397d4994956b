/** Preloaded into a process whose clock is to be wrong by SKEW_MS. */
const skew = Number(process.env.SKEW_MS);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...words) {
    super(...(words.length === 0 ? [RealDate.now() + skew] : words));
  }

  static now() {
    return RealDate.now() + skew;
  }
};
