import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ProfileField, WithheldHow } from '../../../../contracts/profile-fields.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import type { AccountEvent } from '../account/account.events.js';
import { accountsProjection } from '../views/accounts.projection.js';
import { ChangeProfile, ModerateProfile, type ProfileAct, type ProfileCommand } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';

const memberId = 'm1';
const NAMES: MemberNames = { username: 'elif', firstName: 'Elif', lastName: null, displayName: 'İlk Ad' };
const WHY = { reason: 'harassment', clause: '2.1', message: 'Bu ad hakaret.' } as const;

type Wish = (step: number, decisions: readonly string[], waiting: string | null) => ProfileCommand;

const moderate = (decisionId: string, act: ProfileAct) => new ModerateProfile({ memberId, decisionId, act, registered: NAMES }, sentAt(NOW));
const among = (decisions: readonly string[], which: number): string => decisions[which % Math.max(1, decisions.length)] ?? 'none';

const writing: fc.Arbitrary<Wish> = fc
  .constantFrom('Bir', 'İki', 'Üç', null)
  .map<Wish>(
    (displayName) => (step) =>
      new ChangeProfile(
        { memberId, registered: NAMES, changes: { displayName }, heldIds: { display_name: `h${step}`, bio: `b${step}`, links: `l${step}` } },
        sentAt(NOW),
      ),
  );
const withholding: fc.Arbitrary<Wish> = fc
  .tuple(fc.constantFrom<WithheldHow>('hidden', 'deleted'), fc.constantFrom<ProfileField[]>(['display_name'], ['page']))
  .map<Wish>(
    ([how, fields]) =>
      (step) =>
        moderate(`d${step}`, { kind: 'withhold', how, fields, ...WHY }),
  );
const givingBack: fc.Arbitrary<Wish> = fc.nat(20).map<Wish>((which) => (_, decisions) => moderate(among(decisions, which), { kind: 'give-back' }));
const settling: fc.Arbitrary<Wish> = fc
  .boolean()
  .map<Wish>((letsIn) => (step, _, waiting) => moderate(`d${step}`, { kind: 'settle', letsIn, reportIds: waiting ? [waiting] : [] }));
const holdingAgain: fc.Arbitrary<Wish> = fc.nat(20).map<Wish>((which) => (_, decisions) => moderate(among(decisions, which), { kind: 'hold-again' }));
const histories = fc.array(fc.oneof(writing, withholding, givingBack, settling, holdingAgain), { maxLength: 25 });

function lived(history: readonly Wish[]): RecordedEvent<ProfileEvent>[] {
  const events: RecordedEvent<ProfileEvent>[] = [];
  const decisions: string[] = [];
  for (const [step, wish] of history.entries()) {
    const state = fold(profile, events);
    const command = wish(step, decisions, state.withheld.display_name?.waiting?.heldId ?? null);
    if (command instanceof ModerateProfile) decisions.push(command.data.decisionId);
    events.push(...profile.decide(command, state).map((event) => recorded(event)));
  }
  return events;
}

/** Which decisions keep a field from view, and the value under them, told from the facts alone. */
class Counted {
  private by = new Set<string>();
  private parked = new Map<string, Set<string>>();

  get hidden(): boolean {
    return this.by.size > 0;
  }

  take({ type, data }: ProfileEvent): void {
    if (type === 'ProfileFieldWithheld') this.by.add(data.decisionId);
    else if (type === 'ProfileFieldGivenBack') for (const kept of [this.by, ...this.parked.values()]) kept.delete(data.decisionId);
    else if (type === 'ProfileValueReleased') [this.by, this.parked] = [new Set(), new Map(this.parked).set(data.decisionId, this.by)];
    else if (type === 'ProfileValueHeldAgain') {
      const parked = this.parked.get(data.decisionId);
      if (!parked) return;
      this.by = parked;
      this.parked.delete(data.decisionId);
    }
  }
}

function recount(events: readonly ProfileEvent[]) {
  const fields = {
    page: new Counted(),
    display_name: new Counted(),
    bio: new Counted(),
    links: new Counted(),
    avatar: new Counted(),
    banner: new Counted(),
  } satisfies Record<ProfileField, Counted>;
  let [shown, under] = [NAMES.displayName, null as string | null];
  for (const event of events) {
    if ('field' in event.data) {
      const counted = fields[event.data.field];
      const before = counted.hidden;
      counted.take(event);
      if (event.data.field !== 'display_name') continue;
      // The name that was there when the first decision took it, or the one that was let in, comes back.
      if (event.type === 'ProfileFieldWithheld' && !before) [under, shown] = [shown, null];
      else if (event.type === 'ProfileValueReleased') shown = event.data.value;
      else if (before && !counted.hidden) shown = under;
      else if (!before && counted.hidden) shown = null;
    } else if (event.type === 'DisplayNameChanged' && !fields.display_name.hidden) shown = event.data.displayName;
  }
  return { profile_withheld: fields.page.hidden, display_name: fields.display_name.hidden ? null : shown };
}

/** As the view of members tells it. */
function told(events: readonly RecordedEvent<ProfileEvent>[]) {
  const registered = recorded<AccountEvent>({ type: 'MemberRegistered', data: { memberId, email: 'elif@ornek.dev', ...NAMES } });
  let document: Fields | null = null;
  for (const event of [registered, ...events]) for (const write of project(accountsProjection, event)) document = foldWrite(document, write);
  const { profile_withheld, display_name } = document ?? {};
  return { profile_withheld, display_name };
}

it('After any history of decisions on a profile and their reversals, it shows what a recount from the facts gives', () =>
  fc.assert(
    fc.property(histories, (history) => {
      const events = lived(history);
      expect(told(events)).toEqual(recount(events));
    }),
    { numRuns: 500 },
  ));

it('Such histories do take, give back, let in, keep out and hold again', () => {
  const types = new Set(fc.sample(histories, { numRuns: 400, seed: 7 }).flatMap((history) => lived(history).map(({ type }) => type)));
  expect([...types].sort()).toEqual([
    'DisplayNameChanged',
    'ProfileFieldGivenBack',
    'ProfileFieldWithheld',
    'ProfileReturnedToView',
    'ProfileTakenFromView',
    'ProfileValueHeld',
    'ProfileValueHeldAgain',
    'ProfileValueRefused',
    'ProfileValueReleased',
    'ProfileValueWithdrawn',
  ]);
});
