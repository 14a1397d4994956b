import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { Origin } from '../../../kernel/command.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { LiftSanction } from './standing.commands.js';
import { isInForce } from './standing.state.rules.js';
import { standingStream } from './standing.stream.js';

interface Lifting {
  readonly memberId: string;
  readonly note: string;
  readonly policy: ModerationPolicy;
  /** One for each command. */
  readonly origin: () => Origin;
}

/** Ends every ban, suspension and mute that holds now, for an operator; answers what ended. Throws RuleViolation without a reason. */
export async function liftAll(store: EventStore, { memberId, note, policy, origin }: Lifting): Promise<readonly SanctionKind[]> {
  const { restrictions, mutes } = await store.state(standingStream, memberId);
  const now = origin().at;
  const holding: { kind: SanctionKind; id: string }[] = [
    ...restrictions.filter((restriction) => isInForce(restriction, now)).map(({ kind, id }) => ({ kind, id })),
    ...mutes.filter((mute) => isInForce(mute, now)).map(({ id }) => ({ kind: 'muted' as const, id })),
  ];
  for (const { kind, id: sanctionId } of holding)
    await store.decideOn(standingStream, memberId, new LiftSanction({ memberId, sanctionId, kind, note, policy }, origin()));
  return holding.map(({ kind }) => kind);
}
