import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommunityValues } from '../contracts/community-settings.js';
import type { ModerationPolicy } from '../contracts/moderation.js';
import { MEMBER_ROLES, type MemberRole } from '../contracts/permissions.js';
import { accountStream } from './contexts/accounts/account/account.stream.js';
import { MemberCare } from './contexts/accounts/operator/member-care.service.js';
import { NameReservations } from './contexts/accounts/reservation/name-reservations.service.js';
import { SETTINGS_ID, settingsStream } from './contexts/administration/settings/settings.decider.js';
import { valuesWith } from './contexts/administration/settings/settings-in-force.service.js';
import { liftAll } from './contexts/moderation/standing/standing-care.service.js';
import { contextParts } from './contexts.js';
import { policyOf } from './house-settings.js';
import type { Clock } from './kernel/clock.js';
import type { EventStore } from './kernel/event-store.js';
import { storeOver } from './platform/commands/store-over.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { openRebuildTools } from './platform/open-stack.js';
import { WrongSetting } from './platform/settings/readings.js';
import type { Settings } from './platform/settings/settings.js';
import type { Failed } from './platform/stack.js';

const VERBS = ['drop-factors', 'sign-out', 'grant', 'lift'] as const;
type Verb = (typeof VERBS)[number];
const USAGE = `Usage: npm run members -- drop-factors <username> <reason> | sign-out <username> | grant <username> ${MEMBER_ROLES.join('|')} <reason> | lift <username> <reason>. More in docs/operations.md.`;

/** Does one thing for one member, also while the application runs; answers the sentence for the operator. Throws WrongSetting or RuleViolation. */
export async function tendMembers([verb, username, ...words]: readonly string[], settings: Settings, clock: Clock, failed: Failed): Promise<string> {
  const role = verb === 'grant' ? MEMBER_ROLES.find((name) => name === words[0]) : undefined;
  const reason = (role ? words.slice(1) : words).join(' ').trim();
  const isComplete = verb === 'sign-out' || (reason !== '' && (verb !== 'grant' || role !== undefined));
  if (!isVerb(verb) || !username || !isComplete) throw new WrongSetting(USAGE);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  const parts = contextParts(settings);
  const { ports, close } = await openRebuildTools(settings, parts, failed);
  try {
    const ids = new UuidIds();
    const store = storeOver(ports, parts, ids);
    const memberId = await new NameReservations(store, ports.vault).member('username', username);
    if (!memberId) throw new WrongSetting(`There is no such member: ${username}`);
    const wish = { memberId, username, reason, role, policy: policyOf(await inForce(store, settings)) };
    return await tend(new MemberCare({ store, secrets: ports.vault, clock, ids }), verb, wish);
  } finally {
    await close();
  }
}

/** What holds for the community, whether the environment or the console said it last. */
const inForce = async (store: EventStore, { community }: Settings): Promise<CommunityValues> =>
  valuesWith(community, await store.state(settingsStream, SETTINGS_ID));

interface Wish {
  readonly memberId: string;
  readonly username: string;
  readonly reason: string;
  readonly role: MemberRole | undefined;
  readonly policy: ModerationPolicy;
}

async function tend(care: MemberCare, verb: Verb, { memberId, username, reason, role = 'user', policy }: Wish): Promise<string> {
  switch (verb) {
    case 'drop-factors': {
      const had = await care.dropFactors(memberId, reason);
      return had
        ? `${username}: all second factors dropped, all sessions ended. The application tells the member by mail.`
        : `${username}: no second factor to drop; all sessions ended.`;
    }
    case 'sign-out':
      await care.signOut(memberId);
      return `${username}: all sessions ended.`;
    case 'grant':
      if (role !== 'user' && !(await care.tools.store.state(accountStream, memberId)).verified)
        throw new WrongSetting(`${username} has not verified their address.`);
      return (await care.grant(memberId, role, reason))
        ? `${username}: is ${role} as soon as the application runs, which tells the member by mail.`
        : `${username}: is ${role} already.`;
    case 'lift': {
      const { store } = care.tools;
      const lifted = await liftAll(store, { memberId, note: reason, policy, origin: () => care.origin() });
      return lifted.length > 0 ? `${username}: ${lifted.length} sanctions lifted. The application tells the member by mail.` : `${username}: nothing to lift.`;
    }
  }
}

const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);
