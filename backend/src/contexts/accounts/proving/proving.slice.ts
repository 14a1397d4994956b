import type { Slice } from '../../../platform/slices/slice.js';
import { OwnProofQuery } from './own-proof.query.js';
import { ProofController } from './proof.controller.js';

/** How members show, signed in, that it is still them. */
export const proving: Slice = { controllers: [ProofController], providers: [OwnProofQuery] };
