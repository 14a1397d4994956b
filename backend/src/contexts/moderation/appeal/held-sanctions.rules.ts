import { endAt, isInForce, type Standing, warningsAt } from '../standing/standing.state.rules.js';
import type { HeldSanction } from './appeal.commands.js';

/** What of one decision holds at a time. */
export function heldOf(standing: Standing, decisionId: string, at: string): readonly HeldSanction[] {
  const ofDecision = ({ id }: { id: string }): boolean => id === decisionId;
  const lasting = (kind: 'suspended' | 'banned') => standing.restrictions.findLast((restriction) => ofDecision(restriction) && restriction.kind === kind);
  const restrictions = (['suspended', 'banned'] as const).flatMap((kind): HeldSanction[] => {
    const found = lasting(kind);
    return found && isInForce(found, at) ? [{ kind, until: endAt(found, at), byThreshold: found.byThreshold }] : [];
  });
  const mute = standing.mutes.findLast(ofDecision);
  return [
    ...(warningsAt(standing, at).some(ofDecision) ? [{ kind: 'warned' } as const] : []),
    ...(mute && isInForce(mute, at) ? [{ kind: 'muted', until: endAt(mute, at), byThreshold: false } as const] : []),
    ...restrictions,
  ];
}
