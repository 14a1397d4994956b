import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChooseNotification } from './choices.commands.js';
import { choices } from './choices.decider.js';
import type { NotificationChosen } from './choices.events.js';

const given = specify(choices);
const data = (wanted: boolean): NotificationChosen['data'] => ({ memberId: 'm1', type: 'report_settled', channel: 'email', wanted });
const chosen = (wanted: boolean): NotificationChosen => ({ type: 'NotificationChosen', data: data(wanted) });
const choose = (wanted: boolean) => new ChooseNotification(data(wanted), sentAt(NOW));

describe('A way of being told', () => {
  it('is given up', () => given().when(choose(false)).then(chosen(false)));
  it('is wanted by those who have chosen nothing', () => given().when(choose(true)).thenNothing());
  it('is given up once', () => given(chosen(false)).when(choose(false)).thenNothing());
  it('is wanted again', () => given(chosen(false)).when(choose(true)).then(chosen(true)));
  it('does not depend on what was chosen for another type', () =>
    given({ type: 'NotificationChosen', data: { ...data(false), type: 'warned' } })
      .when(choose(true))
      .thenNothing());
});
