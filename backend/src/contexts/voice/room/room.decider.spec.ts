import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { VOICE_CODE, VOICE_LIMITS } from '../../../../contracts/voice.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { specify } from '../../../kernel/specify.js';
import { CloseRoom, CreateRoom, GiveRoomRole, HandRoomOver, JoinRoom, KickParticipant, LeaveRoom, MuteParticipant, type RoomCommand } from './room.commands.js';
import { room } from './room.decider.js';
import type { RoomEvent } from './room.events.js';
import { CREATED, created, emptied, handedTo, joined, left, roleOf } from './room.fixture.js';
import { ownerOf } from './room.state.rules.js';

const given = specify(room);
const FROM = sentAt(NOW);
const of = (memberId: string) => ({ roomId: 'r1', memberId });
const create = (changes: Partial<CreateRoom['data']> = {}) => new CreateRoom({ ...CREATED, participantId: 'p-ada', ...changes }, FROM);
const join = (memberId: string, carried: number = VOICE_LIMITS.carried) => new JoinRoom({ ...of(memberId), participantId: `p-${memberId}`, carried }, FROM);
const leave = (memberId: string) => new LeaveRoom({ ...of(memberId), cause: 'own' }, FROM);
const giveRole = (memberId: string, targetId: string, role: 'member' | 'moderator') => new GiveRoomRole({ ...of(memberId), targetId, role }, FROM);
const handOver = (memberId: string, targetId: string) => new HandRoomOver({ ...of(memberId), targetId }, FROM);
const close = (memberId: string, isStaff = false) => new CloseRoom({ ...of(memberId), isStaff }, FROM);
const closedBy = (memberId: string, cause: 'owner' | 'staff', presentIds: string[]): RoomEvent => ({
  type: 'RoomClosed',
  data: { roomId: 'r1', memberId, cause, presentIds },
});
const alone = [created(), joined('ada', true)];

describe('Whoever creates a room', () => {
  it('is in it, as its owner', () =>
    given()
      .when(create())
      .then(...alone));
  it('creates it once', () =>
    given(...alone)
      .when(create())
      .thenNothing());
  it.each([null, ' ', '\u200b\n\u2060'])('may say nothing about it (%j)', (description) =>
    given()
      .when(create({ description }))
      .then(created({ description: 'Kahve Molası odası' }), joined('ada', true)),
  );
  it('says it in one line', () =>
    given()
      .when(create({ description: ' Gündem,\n\niş\u200b ' }))
      .then(created({ description: 'Gündem, iş' }), joined('ada', true)));
  it.each([
    { name: ' ' },
    { name: 'ab' },
    { name: 'a'.repeat(51) },
    { name: 'iki\nsatır' },
    { description: 'a'.repeat(201) },
    { maxParticipants: 1 },
    { maxParticipants: 51 },
  ])('is refused %j', (changes) => given().when(create(changes)).thenRefused('voice.invalid'));
});

describe('Whoever joins', () => {
  it('is in the room', () =>
    given(...alone)
      .when(join('can'))
      .then(joined('can')));
  it('is in it once', () =>
    given(...alone)
      .when(join('ada'))
      .thenNothing());
  it('is refused when it has as many as it was made for', () =>
    given(...alone, joined('can'), joined('ece'))
      .when(join('onur'))
      .thenRefused(VOICE_CODE.full));
  it('is refused when it has as many as the installation carries', () =>
    given(...alone, joined('can'))
      .when(join('onur', 2))
      .thenRefused(VOICE_CODE.full));
  it('owns a room in which nobody was', () =>
    given(created({ isLasting: true }), joined('ada', true), left('ada', true))
      .when(join('can'))
      .then(joined('can', true)));
  it('is refused by a room that was closed', () =>
    given(...alone, left('ada', true), emptied)
      .when(join('can'))
      .thenRefused('GONE'));
  it('is refused by none', () => given().when(join('can')).thenRefused('NOT_FOUND'));
});

describe('A room', () => {
  it('goes with the last who leaves', () =>
    given(...alone)
      .when(leave('ada'))
      .then(left('ada', true), emptied));
  it('of staff stays', () =>
    given(created({ isLasting: true }), joined('ada', true))
      .when(leave('ada'))
      .then(left('ada', true)));
  it('is left once', () =>
    given(...alone, joined('can'), left('can'))
      .when(leave('can'))
      .thenNothing());
  it('whose owner leaves is that of the moderator who is there longest', () =>
    given(...alone, joined('can'), joined('ece'), roleOf('ece', 'moderator'))
      .when(leave('ada'))
      .then(left('ada'), handedTo('ece', 'ada')));
  it('without a moderator is that of the member who is', () =>
    given(...alone, joined('can'), joined('ece'))
      .when(leave('ada'))
      .then(left('ada'), handedTo('can', 'ada')));
  it('is closed by its owner, with whoever is in it', () =>
    given(...alone, joined('can'))
      .when(close('ada'))
      .then(closedBy('ada', 'owner', ['ada', 'can'])));
  it('is closed by staff, from outside', () =>
    given(...alone)
      .when(close('derya', true))
      .then(closedBy('derya', 'staff', ['ada'])));
  it('is closed by nobody else', () =>
    given(...alone, joined('can'))
      .when(close('can'))
      .thenRefused('FORBIDDEN'));
  it('that stays is closed by staff alone', () =>
    given(created({ isLasting: true }), joined('ada', true))
      .when(close('ada'))
      .thenRefused('FORBIDDEN'));
  it('is closed once', () =>
    given(...alone, left('ada', true), emptied)
      .when(close('ada'))
      .thenNothing());
});

describe('An owner', () => {
  it('makes a member a moderator, and a member again', () => {
    given(...alone, joined('can'))
      .when(giveRole('ada', 'can', 'moderator'))
      .then(roleOf('can', 'moderator'));
    given(...alone, joined('can'), roleOf('can', 'moderator'))
      .when(giveRole('ada', 'can', 'member'))
      .then(roleOf('can', 'member'));
  });
  it('gives a role once', () =>
    given(...alone, joined('can'))
      .when(giveRole('ada', 'can', 'member'))
      .thenNothing());
  it('has no other role', () =>
    given(...alone)
      .when(giveRole('ada', 'ada', 'member'))
      .thenRefused('voice.owner-keeps-role'));
  it('hands the room over to somebody who is there, once', () => {
    given(...alone, joined('can'))
      .when(handOver('ada', 'can'))
      .then(handedTo('can', 'ada', 'given'));
    given(...alone, joined('can'), handedTo('can', 'ada', 'given'))
      .when(handOver('ada', 'can'))
      .thenNothing();
    given(...alone)
      .when(handOver('ada', 'ada'))
      .thenNothing();
  });
  it.each([handOver('ada', 'yok'), giveRole('ada', 'yok', 'moderator')])('gives nothing to whoever is not there', (command) =>
    given(...alone)
      .when(command)
      .thenRefused('NOT_FOUND'),
  );
  it.each([handOver('can', 'ece'), giveRole('can', 'ece', 'moderator')])('alone may', (command) =>
    given(...alone, joined('can'), joined('ece'))
      .when(command)
      .thenRefused('FORBIDDEN'),
  );
});

const PEOPLE = ['ada', 'can', 'ece', 'onur', 'nil'];
const RUNS = Number(process.env.HISTORIES ?? 200);
const STEPS = 80;

/** What is promised, in the plainest words: who is there in their order, who among them are moderators, and whose it is. */
class Model {
  present: string[] = [];
  moderators = new Set<string>();
  muted = new Set<string>();
  barred = new Set<string>();
  owner: string | null = null;
  isOpen = true;

  constructor(
    private readonly takes: number,
    private readonly isLasting: boolean,
  ) {}

  join(who: string): void {
    if (!this.isOpen || this.barred.has(who) || this.present.includes(who) || this.present.length >= this.takes) return;
    this.present.push(who);
    this.owner ??= who;
  }

  leave(who: string): void {
    if (!this.present.includes(who)) return;
    this.present = this.present.filter((one) => one !== who);
    this.moderators.delete(who);
    if (this.owner === who) this.own(this.present.find((one) => this.moderators.has(one)) ?? this.present[0] ?? null);
    if (this.present.length === 0 && !this.isLasting) this.isOpen = false;
  }

  giveRole(by: string, to: string, role: string): void {
    if (!this.isOpen || this.owner !== by || by === to || !this.present.includes(to)) return;
    if (role === 'moderator') this.moderators.add(to);
    else this.moderators.delete(to);
  }

  handOver(by: string, to: string): void {
    if (this.isOpen && this.owner === by && this.present.includes(to)) this.own(to);
  }

  mute(by: string, to: string): void {
    if (this.moderates(by) && by !== to && to !== this.owner && this.present.includes(to)) this.muted.add(to);
  }

  kick(by: string, to: string): void {
    if (!this.moderates(by) || by === to || to === this.owner || !this.present.includes(to)) return;
    this.present = this.present.filter((one) => one !== to);
    this.moderators.delete(to);
    this.barred.add(to);
  }

  private moderates(who: string): boolean {
    return this.isOpen && (this.owner === who || this.moderators.has(who));
  }

  private own(who: string | null): void {
    if (who) this.muted.delete(who);
    else this.muted.clear();
    this.owner = who;
    if (who) this.moderators.delete(who);
  }
}

const act = fc.record({ what: fc.nat(12), one: fc.nat(PEOPLE.length - 1), two: fc.nat(PEOPLE.length - 1) });

describe('Any history of a room', () => {
  it('is what the rules say: never too many in it, one owner as long as anybody is, and the room of whoever is next', () =>
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: STEPS }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        (acts, most, carried, isLasting) => {
          const past: RoomEvent[] = [...alone.map((event) => (event.type === 'RoomCreated' ? created({ maxParticipants: most, isLasting }) : event))];
          const model = new Model(Math.min(most, carried), isLasting);
          model.join('ada');
          for (const { what, one, two } of acts) {
            const [who = 'ada', other = 'ada'] = [PEOPLE[one], PEOPLE[two]];
            const role = two % 2 === 0 ? 'moderator' : 'member';
            past.push(...decided(commandOf(what, who, other, role, carried), past));
            if (what < 4) model.join(who);
            else if (what < 7) model.leave(who);
            else if (what < 9) model.giveRole(who, other, role);
            else if (what < 10) model.handOver(who, other);
            else if (what < 12) model.mute(who, other);
            else model.kick(who, other);
            const state = fold(room, past);
            if (!state) throw new Error('the room was not created');
            expect(state.present.map(({ memberId }) => memberId)).toEqual(model.present);
            expect(state.present.length).toBeLessThanOrEqual(Math.min(most, carried));
            expect(state.present.filter(({ role }) => role === 'owner')).toHaveLength(state.present.length > 0 ? 1 : 0);
            expect([ownerOf(state), state.isOpen]).toEqual([model.owner, model.isOpen]);
            expect([state.muted, new Set(state.barred.keys())]).toEqual([model.muted, model.barred]);
            expect(new Set(state.present.filter(({ role }) => role === 'moderator').map(({ memberId }) => memberId))).toEqual(model.moderators);
          }
        },
      ),
      { numRuns: RUNS },
    ));
});

function commandOf(what: number, who: string, other: string, role: 'member' | 'moderator', carried: number): RoomCommand {
  if (what < 4) return join(who, carried);
  if (what < 7) return leave(who);
  if (what < 10) return what < 9 ? giveRole(who, other, role) : handOver(who, other);
  const over = { ...of(who), targetId: other, isStaff: false };
  return what < 12 ? new MuteParticipant({ ...over, muted: true }, FROM) : new KickParticipant({ ...over, reason: null }, FROM);
}

function decided(command: RoomCommand, past: readonly RoomEvent[]): readonly RoomEvent[] {
  try {
    return room.decide(command, fold(room, past));
  } catch (error) {
    if (error instanceof RuleViolation) return [];
    throw error;
  }
}
