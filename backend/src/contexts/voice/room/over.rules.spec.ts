import { describe, it } from '@jest/globals';
import { DEFAULT_KICK_REASON, VOICE_CODE, VOICE_LIMITS } from '../../../../contracts/voice.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChangeRoomSettings, ExportRoom, HandRoomOver, JoinRoom, KickParticipant, LeaveRoom, LiftKick, MuteParticipant } from './room.commands.js';
import { room } from './room.decider.js';
import { CREATED, created, exportedBy, handedTo, joined, kickedOut, left, liftedFor, mutedOf, roleOf, settings } from './room.fixture.js';

const given = specify(room);
const FROM = sentAt(NOW);
const TOMORROW = daysFromNow(1);
const of = (memberId: string, targetId: string, isStaff = false) => ({ roomId: 'r1', memberId, targetId, isStaff });
const mute = (memberId: string, targetId: string, muted = true, isStaff = false) => new MuteParticipant({ ...of(memberId, targetId, isStaff), muted }, FROM);
const kick = (memberId: string, targetId: string, reason: string | null = null, isStaff = false) =>
  new KickParticipant({ ...of(memberId, targetId, isStaff), reason }, FROM);
const lift = (memberId: string, targetId: string, at = NOW, isStaff = false) => new LiftKick(of(memberId, targetId, isStaff), sentAt(at));
const join = (memberId: string, at = NOW) => new JoinRoom({ roomId: 'r1', memberId, participantId: `p-${memberId}`, carried: 8 }, sentAt(at));
const leave = (memberId: string) => new LeaveRoom({ roomId: 'r1', memberId, cause: 'own' }, FROM);
const WISH = { name: 'Çay Molası', description: null, maxParticipants: 2 };
const change = (memberId: string, wish: Partial<ChangeRoomSettings['data']> = {}) =>
  new ChangeRoomSettings({ ...{ roomId: 'r1', memberId, isStaff: false }, ...WISH, ...wish }, FROM);

/** Ada's room, in which Ece is a moderator and Can is not. */
const busy = [created(), joined('ada', true), joined('can'), joined('ece'), roleOf('ece', 'moderator')];

describe('Whoever is a moderator of a room', () => {
  it.each([
    ['ada', 'ece'],
    ['ece', 'can'],
  ])('mutes who is there (%s: %s), and lifts it', (by, target) => {
    given(...busy)
      .when(mute(by, target))
      .then(mutedOf(target, by));
    given(...busy, mutedOf(target, 'ada'))
      .when(mute(by, target, false))
      .then(mutedOf(target, by, false));
  });
  it('of the site mutes and kicks from outside', () => {
    given(...busy)
      .when(mute('derya', 'can', true, true))
      .then(mutedOf('can', 'derya'));
    given(...busy)
      .when(kick('derya', 'ece', null, true))
      .then(kickedOut('ece', TOMORROW, null, 'derya'));
  });
  it('mutes once', () =>
    given(...busy, mutedOf('can'))
      .when(mute('ece', 'can'))
      .thenNothing());
  it.each([
    [mute('ece', 'ada'), 'FORBIDDEN'],
    [mute('derya', 'ada', true, true), 'FORBIDDEN'],
    [mute('ece', 'onur'), 'NOT_FOUND'],
    [mute('ece', 'ece'), 'voice.own-mute'],
    [mute('can', 'ece'), 'FORBIDDEN'],
    [mute('onur', 'can'), 'FORBIDDEN'],
    [kick('ece', 'ada'), 'FORBIDDEN'],
    [kick('ada', 'ada'), 'FORBIDDEN'],
    [kick('derya', 'ada', null, true), 'FORBIDDEN'],
    [kick('ece', 'onur'), 'NOT_FOUND'],
    [kick('ece', 'ece'), 'voice.own-kick'],
    [kick('can', 'ece'), 'FORBIDDEN'],
    [lift('can', 'onur'), 'FORBIDDEN'],
  ])('may not do everything (%#)', (command, code) =>
    given(...busy)
      .when(command)
      .thenRefused(code),
  );
  it('does not lift their own mute', () =>
    given(...busy, mutedOf('ece'))
      .when(mute('ece', 'ece', false))
      .thenRefused('voice.own-mute'));
  it('says in one line why somebody is kicked, and need not', () => {
    given(...busy)
      .when(kick('ece', 'can', ' Gürültü\nyapıyor '))
      .then(kickedOut('can', TOMORROW, 'Gürültü yapıyor', 'ece'));
    for (const unsaid of [' ', DEFAULT_KICK_REASON])
      given(...busy)
        .when(kick('ece', 'can', unsaid))
        .then(kickedOut('can', TOMORROW, null, 'ece'));
    given(...busy)
      .when(kick('ece', 'can', 'a'.repeat(VOICE_LIMITS.reason + 1)))
      .thenRefused('voice.invalid');
  });
});

describe('Whoever was kicked', () => {
  const out = [...busy, kickedOut('can', TOMORROW)];
  it('is not there', () =>
    given(...out)
      .when(kick('ada', 'can'))
      .thenRefused('NOT_FOUND'));
  it('is let in after a day', () => {
    given(...out)
      .when(join('can', daysFromNow(1, -1)))
      .thenRefused(VOICE_CODE.barred);
    given(...out)
      .when(join('can', TOMORROW))
      .then(joined('can'));
  });
  it('is let in when it is lifted, once, by a moderator or by staff', () => {
    given(...out)
      .when(lift('ece', 'can'))
      .then(liftedFor('can', 'ece'));
    given(...out)
      .when(lift('derya', 'can', NOW, true))
      .then(liftedFor('can', 'derya'));
    given(...out, liftedFor('can'))
      .when(join('can'))
      .then(joined('can'));
    given(...out, liftedFor('can'))
      .when(lift('ada', 'can'))
      .thenNothing();
    given(...out)
      .when(lift('ada', 'can', TOMORROW))
      .thenNothing();
  });
  it('as a moderator comes back as a member', () =>
    given(...busy, kickedOut('ece', TOMORROW), liftedFor('ece'), joined('ece'))
      .when(mute('ece', 'can'))
      .thenRefused('FORBIDDEN'));
});

describe('A mute', () => {
  it('outlasts leaving and coming back', () =>
    given(...busy, mutedOf('can'), left('can'), joined('can'))
      .when(mute('ada', 'can', false))
      .then(mutedOf('can', 'ada', false)));
  it('ends when a room that stays is empty', () =>
    given(created({ isLasting: true }), joined('ada', true), joined('can'), mutedOf('can'), left('can'), left('ada', true), joined('ece', true), joined('can'))
      .when(mute('ece', 'can'))
      .then(mutedOf('can', 'ece')));
  it('ends when the room becomes its member’s', () => {
    given(...busy, mutedOf('ece'))
      .when(leave('ada'))
      .then(left('ada'), handedTo('ece', 'ada'), mutedOf('ece', 'ada', false));
    given(...busy, mutedOf('can'))
      .when(new HandRoomOver({ roomId: 'r1', memberId: 'ada', targetId: 'can' }, FROM))
      .then(handedTo('can', 'ada', 'given'), mutedOf('can', 'ada', false));
  });
});

describe('The settings of a room', () => {
  it('are changed by its owner, once', () => {
    given(...busy)
      .when(change('ada'))
      .then(settings());
    given(...busy, settings())
      .when(change('ada'))
      .thenNothing();
  });
  it('may be fewer places than there are people; nobody is put out, and nobody comes', () => {
    const full = [...busy, settings()];
    given(...full)
      .when(join('onur'))
      .thenRefused(VOICE_CODE.full);
    given(...full, left('can'))
      .when(join('onur'))
      .thenRefused(VOICE_CODE.full);
    given(...full, left('can'), left('ece'))
      .when(join('onur'))
      .then(joined('onur'));
  });
  it('keep the size that is not named', () =>
    given(...busy)
      .when(change('ada', { maxParticipants: null }))
      .then(settings({ maxParticipants: CREATED.maxParticipants })));
  it.each([{ name: ' ' }, { name: 'ab' }, { description: 'a'.repeat(201) }, { maxParticipants: 1 }, { maxParticipants: 51 }])('are refused %j', (wish) =>
    given(...busy)
      .when(change('ada', wish))
      .thenRefused('voice.invalid'),
  );
  it.each([change('ece'), change('derya', { isStaff: true })])('are changed by nobody else (%#)', (command) =>
    given(...busy)
      .when(command)
      .thenRefused('FORBIDDEN'),
  );
  it('of a room that stays are changed by staff alone', () => {
    const lasting = [created({ isLasting: true }), joined('ada', true)];
    given(...lasting)
      .when(change('ada'))
      .thenRefused('FORBIDDEN');
    given(...lasting)
      .when(change('derya', { isStaff: true }))
      .then(settings({ memberId: 'derya', namedBy: 'derya' }));
  });
});

describe('What stands in a room', () => {
  const take = (memberId: string) => new ExportRoom({ roomId: 'r1', memberId, exportId: 'e1' }, FROM);
  it('is taken along by its owner, each time said', () =>
    given(...busy, exportedBy('ada'))
      .when(take('ada'))
      .then(exportedBy('ada')));
  it.each(['ece', 'can', 'derya'])('is taken along by nobody else (%s)', (memberId) =>
    given(...busy)
      .when(take(memberId))
      .thenRefused('FORBIDDEN'),
  );
  it('is taken along by nobody from a room that stays', () =>
    given(created({ isLasting: true }), joined('ada', true))
      .when(take('ada'))
      .thenRefused('FORBIDDEN'));
});
