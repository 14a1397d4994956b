/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { drawn, OWN } from '../../../../testing/asMember';
import { done } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { ApiError } from '../../../client/apiError';
import { voiceRoom } from '../voice.fixture';
import { AskLeaveRoom } from './AskLeaveRoom';
import { AskSwitchRoom } from './AskSwitchRoom';
import { leaveEffect } from './leaveEffect';

afterEach(leaveAll);

describe('What comes of leaving a room', () => {
  it.each([
    ['the last one of a room that goes', {}, 1, 'oda silinir'],
    ['the last one of a room that stays', { autoDeleteWhenEmpty: false }, 1, 'Oda açık kalır'],
    ['its owner', { currentOwnerId: OWN.id }, 3, 'Oda sahipliği'],
    ['a member', {}, 3, 'yeniden katılabilirsiniz'],
  ])('is told to %s', (_who, change, present, words) => expect(leaveEffect(voiceRoom(change), OWN.id, present)).toContain(words));
});

describe('Leaving a room', () => {
  it('is asked first, and done once', async () => {
    const onLeave = jest.fn(async () => undefined);
    const onClose = jest.fn();
    const page = await drawn(<AskLeaveRoom room={voiceRoom()} memberId={OWN.id} present={3} onLeave={onLeave} onClose={onClose} />, () => done({}));
    await page.shows('“Kahve Molası” odasından ayrılın');
    await page.press('Vazgeç');
    expect([onLeave, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await page.press('Ayrıl');
    await until(() => onClose.mock.calls.length === 2);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('Switching rooms', () => {
  it('says which room is left, and why it failed', async () => {
    const onClose = jest.fn();
    const onSwitch = async () => {
      throw new ApiError(409, 'ROOM_FULL', 'Bu oda dolu: 5 kişi içeride.');
    };
    const page = await drawn(
      <AskSwitchRoom from={voiceRoom()} to={{ name: 'Gece Kodlaması' }} memberId={OWN.id} present={3} onSwitch={onSwitch} onClose={onClose} />,
      () => done({}),
    );
    await page.shows('“Gece Kodlaması” odasına geçin');
    await page.shows('“Kahve Molası” odasından ayrılırsınız');
    await page.press('Odayı değiştir');
    await page.shows('Bu oda dolu: 5 kişi içeride.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
