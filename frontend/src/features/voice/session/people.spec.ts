import { describe, expect, it } from '@jest/globals';
import { voiceParticipant } from '../voice.fixture';
import type { OtherMember } from './links/otherMember';
import { peopleIn } from './people';

const SELF = { userId: 'm9', isMuted: true, isDeafened: false, isSilenced: false, isSpeaking: false };
const PEER = { userId: 'm1', connectionId: 'page', isMuted: true, isDeafened: true, isSilenced: false };
const other = (shown: OtherMember['shown']) => ({ shown, peer: PEER, isSpeaking: false, quality: null }) as OtherMember;
const linksOf = (shown: OtherMember['shown'], isHere = true) =>
  peopleIn([voiceParticipant('m9', 'Elif'), voiceParticipant('m1', 'Ozan')], SELF, () => other(shown), isHere);

describe('Those who are in a room', () => {
  it('are shown as they are connected', () => expect(linksOf('connected').map(({ link }) => link)).toEqual(['self', 'connected']));

  it('do not learn by it that somebody has blocked them', () => expect(linksOf('blocked')[1]?.link).toBe('absent'));

  it('are no more than there in a page without the sound', () => {
    expect(linksOf('absent', false)).toMatchObject([
      { link: 'self', isUnknown: true, isMuted: false },
      { link: 'elsewhere', isUnknown: true, isDeafened: false },
    ]);
  });
});
