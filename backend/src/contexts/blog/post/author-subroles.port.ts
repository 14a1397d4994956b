import type { Subrole } from '../../../../contracts/permissions.js';

/** Knows what members may be besides members; bound by the composition root. */
export abstract class AuthorSubroles {
  abstract has(memberId: string, subrole: Subrole): Promise<boolean>;
}
