import { beforeEach, describe, expect, it } from '@jest/globals';
import { ParticipantInfo, ParticipantInfo_State, TrackInfo, TrackType } from '@livekit/protocol';
import type { RoutedMember } from '../../../kernel/media-router.js';
import { LiveKitHearing, type LiveKitRequest } from './livekit-hearing.js';

const OWN = 'own/1';
const member = (connection: string, more: Partial<RoutedMember> = {}): RoutedMember => ({
  ...{ connection, isSilenced: false, isDeafened: false, shutFrom: [] },
  ...more,
});
const person = (connection: string, more: { muted?: boolean; link?: number; state?: ParticipantInfo_State } = {}) => {
  const { muted = false, link = 1, state = ParticipantInfo_State.ACTIVE } = more;
  const track = new TrackInfo({ sid: `sound of ${connection}/${link}`, type: TrackType.AUDIO, muted });
  return new ParticipantInfo({ sid: `${connection}/${link}`, identity: `${connection}/${link}`, state, tracks: [track], joinedAtMs: BigInt(link) });
};

describe('What is asked of LiveKit for a member', () => {
  let said: string[];
  let hearing: LiveKitHearing;
  const words = (request: LiveKitRequest): string => {
    if (request?.case === 'subscription') return `${request.value.subscribe ? 'hear' : 'leave'} ${request.value.trackSids?.join(', ')}`;
    if (request?.case === 'mute') return request.value.muted ? 'mute' : 'unmute';
    if (request?.case === 'trackSetting') return `${request.value.disabled ? 'pause' : 'go on with'} ${request.value.trackSids?.join(', ')}`;
    return String(request?.case);
  };
  const taken = () => said.splice(0);
  beforeEach(() => {
    said = [];
    hearing = new LiveKitHearing(
      { identity: OWN, say: (request) => said.push(words(request)), stands: () => said.push('stands'), linesChanged: () => said.push('lines') },
      false,
    );
    hearing.arrange(member('own'), [member('own'), member('a'), member('b')]);
    hearing.meet([person('a'), person('b')]);
  });

  it('is to hear those who are arranged, once the lines for them are known', () => {
    expect(taken()).toEqual([]);
    hearing.answered(['1', '2', '3'], {});
    expect(taken()).toEqual(['hear sound of a/1, sound of b/1']);
    hearing.answered(['1', '2', '3'], { 2: 'sound of a/1' });
    expect([taken(), hearing.lines]).toEqual([['lines'], [{ line: 1, connection: 'a' }]]);
    hearing.meet([person('stranger')]);
    expect(taken()).toEqual([]);
  });

  it('is to leave whom they may not hear first, and their line is nobody’s at once', () => {
    hearing.answered(['1', '2'], {});
    hearing.answered(['1', '2'], { 1: 'sound of a/1', 2: 'sound of b/1' });
    taken();
    hearing.arrange(member('own'), [member('own'), member('a', { shutFrom: ['own'] }), member('b'), member('c')]);
    hearing.meet([person('c')]);
    expect([taken(), hearing.lines]).toEqual([['leave sound of a/1', 'lines'], [{ line: 1, connection: 'b' }]]);
    hearing.answered(['1', '2'], { 2: 'sound of b/1' });
    expect(taken()).toEqual(['hear sound of c/1']);
  });

  it('is never more than there are lines for', () => {
    hearing.answered(['1'], {});
    expect(taken()).toEqual(['hear sound of a/1']);
    hearing.answered(['1'], { 1: 'sound of a/1' });
    hearing.meet([person('a', { link: 2 })]);
    expect(taken()).toEqual(['lines', 'leave sound of a/1', 'lines']);
    hearing.answered(['1'], {});
    expect(taken()).toEqual(['hear sound of a/2']);
  });

  it('is to be muted whenever LiveKit says otherwise', () => {
    hearing.arrange(member('own', { isSilenced: true }), [member('own')]);
    hearing.published('sound of own/1');
    expect(taken()).toEqual(['mute']);
    hearing.meet([person('own', { muted: true })]);
    expect(taken()).toEqual(['stands']);
    hearing.meet([person('own', { muted: false })]);
    expect(taken()).toEqual(['stands', 'mute']);
    hearing.arrange(member('own'), [member('own')]);
    expect(taken()).toEqual(['unmute']);
  });

  it('is to pause all that somebody would hear who hears nobody, also what comes later', () => {
    hearing.answered(['1', '2', '3'], {});
    taken();
    hearing.arrange(member('own', { isDeafened: true }), [member('own'), member('a'), member('b'), member('c')]);
    expect(taken()).toEqual(['pause sound of a/1, sound of b/1']);
    hearing.meet([person('c')]);
    expect(taken()).toEqual(['hear sound of c/1', 'pause sound of a/1, sound of b/1, sound of c/1']);
    hearing.arrange(member('own'), [member('own'), member('a'), member('b'), member('c')]);
    expect(taken()).toEqual(['go on with sound of a/1, sound of b/1, sound of c/1']);
  });

  it('is nothing after the end', () => {
    hearing.answered(['1', '2'], {});
    taken();
    hearing.end();
    hearing.meet([person('c'), person('a', { state: ParticipantInfo_State.DISCONNECTED })]);
    expect([taken(), hearing.lines]).toEqual([[], []]);
  });
});
