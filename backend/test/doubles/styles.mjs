/** A style sheet without a browser: every class is called by its own name. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
