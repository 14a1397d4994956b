import type { OwnProof } from '@contracts/proof';
import type { ReactNode } from 'react';

/** What a member without a password is offered to show who they are; `redirect` is where they come back to. */
export type Proving = (proof: OwnProof, redirect: string) => ReactNode;
