import type { OwnProof } from '@contracts/proof';
import { reads } from './reads';

/** What the member can show that it is they who ask. Read anew whenever it is looked at: proving leads away from the app and back. */
export const ownProofQuery = reads<OwnProof>(['own-proof'], '/api/auth/proof', { staleTime: 0 });
