import type { Anchor, Checkpoint } from '../../kernel/event-log.js';

/** An anchor as stores keep it: with the position that it was written with. */
export type StoredAnchor = Anchor & { readonly position: number };

/** What a store keeps beside the position of a checkpoint. */
export const anchorToStore = ({ position, anchor }: Checkpoint): StoredAnchor | null => anchor && { ...anchor, position };

/** A checkpoint as it was kept. A version that knows nothing of anchors moves the position alone: the anchor is none of that position's then. */
export function storedCheckpoint(position: number, stored: StoredAnchor | null | undefined): Checkpoint {
  if (stored?.position !== position) return { position, anchor: null };
  const { stream, revision, id } = stored;
  return { position, anchor: { stream, revision, id } };
}
