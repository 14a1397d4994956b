/** What the command line of proof and the start use. */

export { LogProof, type ProofTools } from './chain/log-proof.service.js';
export { reportOf } from './public-log/transparency.query.js';
