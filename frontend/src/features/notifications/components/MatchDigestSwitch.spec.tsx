/** @jest-environment jsdom */
import { type ChooseNotificationRequest, chosen, DEFAULT_CHOICES } from '@contracts/notifications';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { done, fakeServer } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { MatchDigestSwitch } from './MatchDigestSwitch';

afterEach(leaveAll);

describe('The mail about postings that suit a member', () => {
  it('is turned on and off by one press', async () => {
    let choices = DEFAULT_CHOICES;
    const asked: ChooseNotificationRequest[] = [];
    fakeServer(({ method, body }) => {
      if (method === 'PUT') {
        const choice = body as ChooseNotificationRequest;
        asked.push(choice);
        choices = { ...choices, [choice.type]: chosen(choices[choice.type], choice) };
      }
      return done(choices);
    });
    const { place } = await draw(onPage(<MatchDigestSwitch />, '/projects'));
    const button = () => place.querySelector('[role=switch]') as HTMLElement;
    await until(() => button()?.textContent === 'Günlük özet: kapalı');
    expect(button().getAttribute('aria-checked')).toBe('false');
    await act(async () => button().click());
    await until(() => button().textContent === 'Günlük özet: açık');
    await act(async () => button().click());
    await until(() => button().textContent === 'Günlük özet: kapalı');
    expect(asked).toEqual([true, false].map((wanted) => ({ type: 'project_match', channel: 'email', wanted })));
  });
});
