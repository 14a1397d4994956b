/** One test file inside a bundle: a describe with its name, so that its hooks, failures and times stay its own. */
const { appendFileSync } = require('node:fs');
const { afterAll, beforeAll, describe, it } = require('@jest/globals');

/** Loads a test file into a describe of its own. A file that cannot be loaded is a failed test; the others of the bundle go on. */
module.exports = function carry(file, times, load) {
  describe(file, () => {
    let began = 0;
    beforeAll(() => {
      began = performance.now();
    });
    try {
      load();
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }
    // Hooks run in the order they were written in: this one is the file's last.
    afterAll(() => appendFileSync(times, `${JSON.stringify({ file, seconds: Math.round(performance.now() - began) / 1000 })}\n`));
  });
};
