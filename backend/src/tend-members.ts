import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MemberCare } from './contexts/accounts/operator/member-care.service.js';
import { NameReservations } from './contexts/accounts/reservation/name-reservations.service.js';
import { contextParts } from './contexts.js';
import type { Clock } from './kernel/clock.js';
import { EventStore } from './kernel/event-store.js';
import { systemPauses } from './platform/identity/system-pauses.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { openRebuildTools } from './platform/open-stack.js';
import { WrongSetting } from './platform/settings/readings.js';
import type { Settings } from './platform/settings/settings.js';
import type { Failed } from './platform/stack.js';
import { EventSealer } from './platform/vault/event-sealer.js';

const VERBS = ['drop-factors', 'sign-out'] as const;
type Verb = (typeof VERBS)[number];
const USAGE = 'Usage: npm run members -- drop-factors <username> <reason> | sign-out <username>. More in docs/operations.md.';

/** Does one thing for one member, also while the application runs; answers the sentence for the operator. Throws WrongSetting or RuleViolation. */
export async function tendMembers([verb, username, ...words]: readonly string[], settings: Settings, clock: Clock, failed: Failed): Promise<string> {
  const reason = words.join(' ').trim();
  if (!isVerb(verb) || !username || (verb === 'drop-factors' && !reason)) throw new WrongSetting(USAGE);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  const parts = contextParts(settings);
  const { ports, close } = await openRebuildTools(settings, parts, failed);
  try {
    const ids = new UuidIds();
    const sealer = new EventSealer(
      ports.vault,
      parts.flatMap(({ streams }) => streams),
    );
    const store = new EventStore(ports.log, sealer, ids, { written: () => undefined, found: () => undefined }, systemPauses);
    const memberId = await new NameReservations(store, ports.vault).member('username', username);
    if (!memberId) throw new WrongSetting(`There is no such member: ${username}`);
    return await tend(new MemberCare({ store, secrets: ports.vault, clock, ids }), verb, { memberId, username, reason });
  } finally {
    await close();
  }
}

interface Wish {
  readonly memberId: string;
  readonly username: string;
  readonly reason: string;
}

async function tend(care: MemberCare, verb: Verb, { memberId, username, reason }: Wish): Promise<string> {
  if (verb === 'drop-factors') {
    const had = await care.dropFactors(memberId, reason);
    return had
      ? `${username}: all second factors dropped, all sessions ended. The application tells the member by mail.`
      : `${username}: no second factor to drop; all sessions ended.`;
  }
  await care.signOut(memberId);
  return `${username}: all sessions ended.`;
}

const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);
