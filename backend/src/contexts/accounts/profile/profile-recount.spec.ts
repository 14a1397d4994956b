import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_DETAILS, type ProfileDetails } from '../../../../contracts/profile-details.js';
import type { ProfileField, WithheldHow, WrittenField } from '../../../../contracts/profile-fields.js';
import { sectionIn } from '../../../../contracts/profile-sections.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import type { AccountEvent } from '../account/account.events.js';
import { accountsProjection } from '../views/accounts.projection.js';
import { type Shown, type Wanted, WRITTEN, WRITTEN_FIELDS } from './judged-fields.rules.js';
import { ChangeProfile, ModerateProfile, type ProfileAct, type ProfileCommand } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';
import { profilesProjection } from './profiles.projection.js';

const memberId = 'm1';
const NAMES: MemberNames = { username: 'elif', firstName: 'Elif', lastName: null, displayName: 'İlk Ad' };
const WHY = { reason: 'harassment', clause: '2.1', message: 'Bu ad hakaret.' } as const;

type Wish = (step: number, decisions: readonly string[], waiting: readonly string[]) => ProfileCommand;

const moderate = (decisionId: string, act: ProfileAct) => new ModerateProfile({ memberId, decisionId, act, registered: NAMES }, sentAt(NOW));
const among = (decisions: readonly string[], which: number): string => decisions[which % Math.max(1, decisions.length)] ?? 'none';

/** What members write into each field, as the text that is judged. */
const VALUES: Record<WrittenField, readonly (string | null)[]> = {
  display_name: ['Bir', 'İki', 'Üç', null],
  bio: ['Birinci yazı', 'İkinci yazı', null],
  links: ['GitHub: github.com/bir', 'Web Sitesi: https://iki.dev', null],
};
const NOTHING: Shown = { names: NAMES, details: NO_DETAILS, pictures: { avatar: null, banner: null } };
/** What a fact says of what members write. */
function saidIn({ type, data }: ProfileEvent): Wanted {
  if (type === 'DisplayNameChanged') return { displayName: data.displayName, details: {} };
  return { details: type === 'ProfileSectionWritten' ? sectionIn(data.value) : {} };
}

const writing = (fields: readonly WrittenField[]): fc.Arbitrary<Wish> =>
  fc
    .constantFrom(...fields.flatMap((field) => VALUES[field].map((value) => saidIn(WRITTEN[field].show(memberId, NOTHING, value)))))
    .map<Wish>((changes) => (step) => {
      const heldIds = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, `${field}${step}`])) as Record<WrittenField, string>;
      return new ChangeProfile({ memberId, registered: NAMES, changes, heldIds }, sentAt(NOW));
    });
const withholding = (fields: readonly WrittenField[]): fc.Arbitrary<Wish> =>
  fc.tuple(fc.constantFrom<WithheldHow>('hidden', 'deleted'), fc.constantFrom<ProfileField>('page', ...fields)).map<Wish>(
    ([how, field]) =>
      (step) =>
        moderate(`d${step}`, { kind: 'withhold', how, fields: [field], ...WHY }),
  );
const givingBack: fc.Arbitrary<Wish> = fc.nat(20).map<Wish>((which) => (_, decisions) => moderate(among(decisions, which), { kind: 'give-back' }));
const settling: fc.Arbitrary<Wish> = fc.tuple(fc.boolean(), fc.nat(20)).map<Wish>(
  ([letsIn, which]) =>
    (step, _, waiting) =>
      moderate(`d${step}`, { kind: 'settle', letsIn, reportIds: [among(waiting, which)] }),
);
const holdingAgain: fc.Arbitrary<Wish> = fc.nat(20).map<Wish>((which) => (_, decisions) => moderate(among(decisions, which), { kind: 'hold-again' }));
/** Each is about one field or several. */
const histories = fc
  .subarray(WRITTEN_FIELDS, { minLength: 1 })
  .chain((fields) => fc.array(fc.oneof(writing(fields), withholding(fields), givingBack, settling, holdingAgain), { maxLength: 25 }));

function lived(history: readonly Wish[]): RecordedEvent<ProfileEvent>[] {
  const events: RecordedEvent<ProfileEvent>[] = [];
  const decisions: string[] = [];
  for (const [step, wish] of history.entries()) {
    const state = fold(profile, events);
    const waiting = Object.values(state.withheld).flatMap((withheld) => withheld.waiting?.heldId ?? []);
    const command = wish(step, decisions, waiting);
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

/** What stands in a field, and what comes back there. */
class Value {
  readonly counted = new Counted();
  private shown: string | null;
  private under: string | null = null;

  constructor(private readonly field: WrittenField) {
    this.shown = WRITTEN[field].shown(NOTHING);
  }

  get told(): string | null {
    return this.counted.hidden ? null : this.shown;
  }

  take(event: ProfileEvent): void {
    const before = this.counted.hidden;
    if ('field' in event.data) {
      if (event.data.field !== this.field) return;
      this.counted.take(event);
      const { hidden } = this.counted;
      // What was there when the first decision took it, or what was let in, comes back.
      if (event.type === 'ProfileFieldWithheld' && !before) [this.under, this.shown] = [this.shown, null];
      else if (event.type === 'ProfileValueReleased') this.shown = event.data.value;
      else if (before && !hidden) this.shown = this.under;
      else if (!before && hidden) this.shown = null;
      return;
    }
    const written = WRITTEN[this.field].wanted(saidIn(event));
    if (written !== undefined && !before) this.shown = written;
  }
}

type Told = { readonly profile_withheld: unknown } & Readonly<Record<WrittenField, unknown>>;
const each = (tell: (field: WrittenField) => unknown) =>
  Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, tell(field)])) as Readonly<Record<WrittenField, unknown>>;

function recount(events: readonly ProfileEvent[]): Told {
  const page = new Counted();
  const tell = (field: WrittenField) => {
    const value = new Value(field);
    for (const event of events) value.take(event);
    return value.told;
  };
  for (const event of events) if ('field' in event.data && event.data.field === 'page') page.take(event);
  return { profile_withheld: page.hidden, ...each(tell) };
}

/** As the views tell it: of members and their names, and of what they tell. */
function told(events: readonly RecordedEvent<ProfileEvent>[]): Told {
  const registered = recorded<AccountEvent>({ type: 'MemberRegistered', data: { memberId, email: 'elif@ornek.dev', ...NAMES } });
  let [member, profile]: [Fields | null, Fields | null] = [null, null];
  for (const event of [registered, ...events]) for (const write of project(accountsProjection, event)) member = foldWrite(member, write);
  for (const event of events) for (const write of project(profilesProjection, event)) profile = foldWrite(profile, write);
  const { profile_withheld, display_name } = member ?? {};
  const sections = (profile?.sections ?? {}) as Record<string, string>;
  const details: ProfileDetails = Object.assign({}, NO_DETAILS, ...Object.values(sections).map(sectionIn));
  const names: MemberNames = { ...NAMES, displayName: (display_name ?? null) as string | null };
  return { profile_withheld, ...each((field) => WRITTEN[field].shown({ ...NOTHING, names, details })) };
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
  const types = new Set(fc.sample(histories, { numRuns: 1_500, seed: 7 }).flatMap((history) => lived(history).map(({ type }) => type)));
  expect([...types].sort()).toEqual([
    'DisplayNameChanged',
    'ProfileFieldGivenBack',
    'ProfileFieldWithheld',
    'ProfileReturnedToView',
    'ProfileSectionWritten',
    'ProfileTakenFromView',
    'ProfileValueHeld',
    'ProfileValueHeldAgain',
    'ProfileValueRefused',
    'ProfileValueReleased',
    'ProfileValueWithdrawn',
  ]);
});
