/** @jest-environment jsdom */
import { INVITATION_TEXT } from '@contracts/invitations';
import { afterEach, describe, expect, it } from '@jest/globals';
import { dropInvitation, dropRefusedInvitation, keepInvitation, keepRedirect, keptInvitation, keptRedirect } from './signUp';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('An invitation', () => {
  it('is read from behind the address and kept until it is used up', () => {
    keepInvitation('#davet=gizli-1');
    keepInvitation('');
    expect(keptInvitation()).toBe('gizli-1');
    dropInvitation();
    expect(keptInvitation()).toBeUndefined();
  });
  it('that is not good is forgotten, and no other refusal takes it away', () => {
    keepInvitation('#davet=gizli-1');
    dropRefusedInvitation(new Error('Bu kullanıcı adı alınmış. Lütfen başka bir ad deneyin.'));
    expect(keptInvitation()).toBe('gizli-1');
    dropRefusedInvitation(new Error(INVITATION_TEXT.invalid));
    expect(keptInvitation()).toBeUndefined();
  });
  it('is none where the address says nothing of one', () => {
    keepInvitation('#icerik');
    expect(keptInvitation()).toBeUndefined();
  });
});

describe('Where a registration began', () => {
  it('is kept until the address is verified, in whatever tab that is', () => {
    keepRedirect('/forum/topic/1?x=2');
    expect(keptRedirect()).toBe('/forum/topic/1?x=2');
  });
  it('is that of the last registration', () => {
    keepRedirect('/forum/topic/1');
    keepRedirect(undefined);
    expect(keptRedirect()).toBeNull();
  });
});
