import { describe, it } from '@jest/globals';
import type { MailFrequency, NotificationType } from '../../../../contracts/notifications.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChooseNotification, StopDigests, StopJobDigests, StopMatchMails } from './choices.commands.js';
import { choices } from './choices.decider.js';
import type { NotificationChosen } from './choices.events.js';

const given = specify(choices);
const mailed = (type: NotificationType, wanted: boolean, frequency?: MailFrequency): NotificationChosen => ({
  type: 'NotificationChosen',
  data: { memberId: 'm1', type, channel: 'email', wanted, ...(frequency ? { frequency } : {}) },
});
const mail = (type: NotificationType, wanted: boolean, frequency: MailFrequency | null = null) =>
  new ChooseNotification({ memberId: 'm1', type, channel: 'email', wanted, frequency }, sentAt(NOW));
const show = (wanted: boolean) => new ChooseNotification({ memberId: 'm1', type: 'like', channel: 'in_app', wanted, frequency: null }, sentAt(NOW));
const shown = (wanted: boolean): NotificationChosen => ({ type: 'NotificationChosen', data: { memberId: 'm1', type: 'like', channel: 'in_app', wanted } });

describe('A way of being told', () => {
  it('is given up', () => given().when(mail('report_settled', false)).then(mailed('report_settled', false)));
  it('is wanted by those who have chosen nothing', () => given().when(mail('report_settled', true)).thenNothing());
  it('is given up once', () => given(mailed('report_settled', false)).when(mail('report_settled', false)).thenNothing());
  it('is wanted again', () =>
    given(mailed('report_settled', false))
      .when(mail('report_settled', true))
      .then(mailed('report_settled', true, 'at_once')));
  it('does not depend on what was chosen for another type', () => given(mailed('warned', false)).when(mail('report_settled', true)).thenNothing());
  it('means at once in facts that do not say how often', () =>
    given(mailed('warned', false), mailed('warned', true))
      .when(mail('warned', true, 'at_once'))
      .thenNothing());
  it('is a digest, daily or weekly', () =>
    given()
      .when(mail('like', true, 'weekly'))
      .then(mailed('like', true, 'weekly')));
  it('is at once only for what moderators decide', () =>
    given()
      .when(mail('reply', true, 'at_once'))
      .thenRefused('notification.at-once-only'));
  it('is given up in the centre and left in mails', () =>
    given(mailed('like', true, 'daily'))
      .when(show(false))
      .then(shown(false)));
  it('is wanted in the centre again', () => given(shown(false)).when(show(true)).then(shown(true)));
});

describe('Digests', () => {
  const stop = new StopDigests({ memberId: 'm1' }, sentAt(NOW));
  it('are stopped for every type that has one, and nothing else is', () =>
    given(mailed('like', true, 'weekly'))
      .when(stop)
      .then(
        mailed('reply', false),
        mailed('mention', false),
        mailed('like', false),
        mailed('solved', false),
        mailed('project', false),
        mailed('help_wanted', false),
        mailed('job_application', false),
        mailed('chat_messages', false),
        mailed('job_search', false),
      ));
  it('are stopped once', () =>
    given(
      ...(['reply', 'mention', 'solved', 'project', 'help_wanted', 'job_application', 'chat_messages', 'job_search'] as const).map((type) =>
        mailed(type, false),
      ),
    )
      .when(stop)
      .thenNothing());
});

describe('Mails about messages', () => {
  it('are part of a digest, daily or weekly', () => {
    given()
      .when(mail('chat_messages', true, 'weekly'))
      .then(mailed('chat_messages', true, 'weekly'));
    given()
      .when(mail('chat_messages', true, 'at_once'))
      .thenRefused('notification.at-once-only');
  });
  it('are all that the choice is of: of messages their own places tell', () =>
    given()
      .when(new ChooseNotification({ memberId: 'm1', type: 'chat_messages', channel: 'in_app', wanted: true, frequency: null }, sentAt(NOW)))
      .thenRefused('notification.mailed-only'));
});

describe('Mails about postings that suit the member', () => {
  const stop = new StopMatchMails({ memberId: 'm1' }, sentAt(NOW));
  it('come once they were chosen, once a day', () => {
    given()
      .when(mail('project_match', true))
      .then(mailed('project_match', true, 'daily'));
    for (const frequency of ['weekly', 'at_once'] as const)
      given()
        .when(mail('project_match', true, frequency))
        .thenRefused('notification.at-once-only');
  });
  it('are all that there is of it', () =>
    given()
      .when(new ChooseNotification({ memberId: 'm1', type: 'project_match', channel: 'in_app', wanted: true, frequency: null }, sentAt(NOW)))
      .thenRefused('notification.mailed-only'));
  it('are stopped alone, once', () => {
    given(mailed('project_match', true, 'daily'))
      .when(stop)
      .then(mailed('project_match', false));
    given().when(stop).thenNothing();
  });
});

describe('Mails about kept searches', () => {
  it('come daily until they are stopped, and nothing else is stopped with them', () => {
    const stop = new StopJobDigests({ memberId: 'm1' }, sentAt(NOW));
    given().when(stop).then(mailed('job_search', false));
    given(mailed('job_search', false)).when(stop).thenNothing();
    given()
      .when(mail('job_search', true, 'weekly'))
      .thenRefused('notification.at-once-only');
  });
});
