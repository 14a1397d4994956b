import { OwnProofQuery } from './own-proof.query.js';
import { Proofs } from './proofs.js';
import { SetFirstPasswordHandler } from './set-first-password.handler.js';

export const proofProviders = [Proofs, OwnProofQuery, SetFirstPasswordHandler];
