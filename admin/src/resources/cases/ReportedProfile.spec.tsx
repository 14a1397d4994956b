/** @jest-environment jsdom */

import type { CaseDetails } from '@contracts/cases';
import type { ProfileFieldShown } from '@contracts/profile-fields';
import { PICTURE_PATH, pictureIn } from '@contracts/profile-files';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act } from 'react';
import { draw, leaveAll } from '../../../../frontend/testing/inReact';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { muiTheme } from '../../theme/muiTheme';
import { ReportedProfile } from './ReportedProfile';

const [REPORTED, NOW] = [`${PICTURE_PATH}/p1`, `${PICTURE_PATH}/p2`];
const photo = (value: string | null, waiting: string | null = null): ProfileFieldShown => ({
  ...{ name: 'avatar', label: 'Profil fotoğrafı', value, state: value ? 'shown' : 'empty', waiting },
});
const open = (as_reported: ProfileFieldShown, now: ProfileFieldShown) =>
  draw(
    <ThemeProvider theme={muiTheme.light}>
      <ReportedProfile found={{ as_reported: { fields: [as_reported] }, now: { fields: [now] } } as unknown as CaseDetails} />
    </ThemeProvider>,
  );
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
const press = (index: number) => act(() => document.querySelectorAll('button')[index]?.click());

describe('A photo that was reported', () => {
  afterEach(leaveAll);

  it('is covered, not fetched and no address, until it is asked for', async () => {
    await open(photo(REPORTED), photo(REPORTED));
    expect([pictures(), document.body.textContent?.includes(REPORTED)]).toEqual([[], false]);
    await press(0);
    expect(pictures()).toEqual([pictureIn(REPORTED, 'large')]);
    await press(0);
    expect(pictures()).toEqual([]);
  });

  it('stands beside the one that is shown now and the one that waits, each covered by itself', async () => {
    await open(photo(REPORTED), photo(null, NOW));
    expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Profil fotoğrafı, raporlandığı an: kapalı görseli göster',
      'Profil fotoğrafı, onay bekliyor: kapalı görseli göster',
    ]);
    await press(1);
    expect(pictures()).toEqual([pictureIn(NOW, 'large')]);
  });

  it('says so where its file is gone', async () => {
    await open(photo(REPORTED), photo(REPORTED));
    await press(0);
    await act(() => document.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([pictures(), document.body.textContent]).toEqual([[], expect.stringContaining('Bu görsel artık saklanmıyor.')]);
  });
});

describe('The picture of a member', () => {
  afterEach(leaveAll);

  it('gives way to the initials where it does not come', async () => {
    const person = { id: 'm1', username: 'ada', display_name: 'Ada Işık', first_name: null, last_name: null, avatar: NOW };
    await draw(
      <ThemeProvider theme={muiTheme.light}>
        <MemberAvatar person={person} />
      </ThemeProvider>,
    );
    expect(pictures()).toEqual([pictureIn(NOW, 'small')]);
    await act(() => document.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([pictures(), document.body.textContent]).toEqual([[], 'AI']);
  });
});
