/** The short names that vite gives to folders, for the dependency check. */
const { join } = require('node:path');

module.exports = {
  resolve: {
    alias: { '@contracts': join(__dirname, 'backend/contracts'), '@design': join(__dirname, 'frontend/src/design') },
    extensions: ['.ts', '.tsx', '.js', '.json'],
  },
};
