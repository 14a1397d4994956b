import { expect } from '@jest/globals';
import type { LoginAnswer, OwnUser } from '../contracts/accounts.js';
import type { Comment, Topic } from '../contracts/forum.js';
import { MODERATION_TEXT, type ReportAccepted, type ReportCase } from '../contracts/moderation.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { TestClock } from './test-clock.js';

/** People, what they write and what they report, in an application of its own. */
export class Town {
  private made = 0;
  private constructor(
    readonly app: TestApp,
    public moderator: Client,
  ) {}

  static async open(environment: Record<string, string> = {}, clock = new TestClock()): Promise<Town> {
    const app = await startApp(environment, clock);
    return new Town(app, await app.member('derya', 'moderator'));
  }

  async renewModerator(): Promise<void> {
    this.moderator = await this.app.guest.signIn('derya', PASSWORD);
  }

  /** Lets days go by one after the other, as what is done each day needs them; the moderator's session is over then. */
  async days(count: number): Promise<void> {
    for (let day = 0; day < count; day += 1) {
      this.app.clock.advance({ days: 1 });
      await this.app.settled();
    }
    await this.renewModerator();
  }

  member(): Promise<Client> {
    return this.app.member(`uye.${this.made++}`);
  }

  /** Two new members. */
  async pair(): Promise<[Client, Client]> {
    return [await this.member(), await this.member()];
  }

  async topic(author: Client): Promise<Topic> {
    const { body } = await author.post<Topic>('/api/forum/topics', {
      title: 'Raporlanacak konu',
      content: 'Yeterince uzun bir içerik.',
      categoryId: this.app.categoryId('genel'),
    });
    return body.data;
  }

  async comment(author: Client): Promise<Comment> {
    const { id } = await this.topic(author);
    return (await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content: 'Raporlanacak yorum' })).body.data;
  }

  report(reporter: Client, topic: Topic, changes: object = {}): Promise<Answer<ReportAccepted>> {
    return reporter.post('/api/reports', {
      reported_type: 'forum_topic',
      reported_id: topic.id,
      reported_user_id: topic.users.id,
      reason: 'harassment',
      ...changes,
    });
  }

  /** A new report by a new member about a new topic of this author. */
  async case(author: Client): Promise<string> {
    return (await this.report(await this.member(), await this.topic(author))).body.data.reportId;
  }

  decide(reportId: string, decision: object, moderator = this.moderator): Promise<Answer<ReportCase>> {
    return moderator.put(`/api/reports/${reportId}/moderate`, { status: 'resolved', ...decision });
  }

  async sanction(author: Client, action: string, more: object = {}): Promise<ReportCase> {
    const { status, body } = await this.decide(await this.case(author), { action, ...more });
    expect([status, body.message]).toEqual([200, MODERATION_TEXT.saved]);
    return body.data;
  }

  signIn(username: string): Promise<Answer<LoginAnswer>> {
    return this.app.guest.post('/api/auth/login', { identifier: username, password: PASSWORD });
  }
}

export const usernameOf = async (member: Client) => (await member.get<OwnUser>('/api/auth/user')).body.data.username;
export const said = ({ status, body }: Answer) => [status, body.error];
export const rows = <Row>(answer: Answer) => answer.body as unknown as Row[];
export const query = (parts: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(parts).map(([name, value]): [string, string] => [name, JSON.stringify(value)])).toString();
