import type { PublicUser } from '../../../../contracts/profile.js';

/** Knows the members that somebody may write to; bound by the composition root. */
export abstract class ChatPeople {
  /** By id, without those whose account has ended or never came into use. */
  abstract listed(ids: readonly string[]): Promise<ReadonlyMap<string, { readonly user: PublicUser }>>;
}
