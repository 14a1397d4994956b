import { describe, expect, it } from '@jest/globals';
import { ParticipantInfo, ParticipantInfo_State, TrackInfo, TrackType } from '@livekit/protocol';
import type { RoutedMember } from '../../../kernel/media-router.js';
import { connectionOf, heardBy, identityOf, linesOf, soundsOf } from './livekit.rules.js';

const person = (identity: string, track: string, more: Partial<ParticipantInfo> = {}) =>
  new ParticipantInfo({ identity, state: ParticipantInfo_State.ACTIVE, tracks: [new TrackInfo({ sid: track, type: TrackType.AUDIO })], ...more });
const member = (connection: string, shutFrom: readonly string[] = []): RoutedMember => ({ connection, isSilenced: false, isDeafened: false, shutFrom });

describe('Somebody in LiveKit', () => {
  it('is named by their connection and the number of their link', () => {
    expect(['a', 'a/b', ''].map((connection) => connectionOf(identityOf(connection, 7)))).toEqual(['a', 'a/b', '']);
    expect(connectionOf('none')).toBe('');
  });
  it('is heard once their link stands, and by the newer of two', () => {
    const joining = person('c/1', 'T4', { state: ParticipantInfo_State.JOINED });
    const silent = person('d/1', 'T5', { tracks: [] });
    const people = [person('a/2', 'T2', { joinedAtMs: 20n }), person('a/1', 'T1', { joinedAtMs: 10n }), person('b/1', 'T3'), joining, silent];
    expect([...soundsOf(people)]).toEqual(expect.arrayContaining([['a', 'T2']]));
    expect(soundsOf(people)).toEqual(new Map([...[['b', 'T3']], ...[['a', 'T2']]] as [string, string][]));
  });
  it('hears those who are arranged, and not those from whom one of the two is shut', () => {
    const [own, shut, shuts, other] = [member('own', ['shut']), member('shut'), member('shuts', ['own']), member('other')];
    expect(heardBy(own, [own, shut, shuts, other])).toEqual(['other']);
  });
  it('has the lines of those whose tracks LiveKit sends there, by their place in the offer', () => {
    const sounds = new Map([
      ['a', 'T1'],
      ['b', 'T2'],
    ]);
    expect(linesOf(['x', 'y', 'z'], { z: 'T1', x: 'T2', y: 'T9', w: 'T1' }, sounds)).toEqual([
      { line: 0, connection: 'b' },
      { line: 2, connection: 'a' },
    ]);
  });
});
