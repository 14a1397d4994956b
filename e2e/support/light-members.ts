import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test';
import { ROUTER_LINES } from '../../backend/contracts/voice';
import { installLights, type LightState, type LightWindow } from './light-page';
import { PASSWORD, type RunningMeydan } from './meydan';

const SOCKETS = new URL('../../node_modules/socket.io-client/dist/socket.io.min.js', import.meta.url).pathname;

/**
 * Members of a room who share one page: each has a line to the server and connections of their own, made with the browser's own means, and none of the app.
 * They answer whoever connects to them, never connect among themselves while a mesh carries the room, and speak with one steady tone.
 */
export class LightMembers {
  private readonly sessions = new Map<string, APIRequestContext>();

  private constructor(
    private readonly meydan: RunningMeydan,
    private readonly page: Page,
  ) {}

  static async open(browser: Browser, meydan: RunningMeydan): Promise<LightMembers> {
    const context = await browser.newContext({ baseURL: meydan.url, bypassCSP: true });
    await context.addInitScript({ path: SOCKETS });
    const page = await context.newPage();
    // A page of the same origin with no script of its own.
    await page.goto('/robots.txt');
    await page.evaluate(installLights, ROUTER_LINES);
    return new LightMembers(meydan, page);
  }

  /** Somebody new takes a seat and comes into the room; answers their id. */
  async come(roomId: string, username: string): Promise<string> {
    await this.meydan.addMember({ username, displayName: username, role: 'user' });
    const api = await request.newContext({ baseURL: this.meydan.url, extraHTTPHeaders: { origin: this.meydan.url } });
    await post(api, '/api/auth/login', { identifier: username, password: PASSWORD, rememberMe: true, timeZone: 'Europe/Istanbul' });
    await post(api, `/api/voice-rooms/${roomId}/join`, {});
    const { ticket, userId } = await post<{ ticket: string; userId: string }>(api, `/api/voice-rooms/${roomId}/ticket`, {});
    this.sessions.set(username, api);
    const member = { name: username, roomId, userId, ticket };
    await this.page.evaluate((light) => (window as unknown as LightWindow).comeAsLight(light), member);
    return userId;
  }

  /** From now on these speak, and nobody else of them. */
  speak = (...names: string[]): Promise<void> =>
    this.page.evaluate((loud) => {
      for (const [name, light] of (window as unknown as LightWindow).lights) light.say(loud.includes(name));
    }, names);

  state = (name: string): Promise<LightState | undefined> => this.page.evaluate((of) => (window as unknown as LightWindow).lights.get(of)?.state(), name);

  /** Gives the seat back, and ends what they have in the page. */
  async leave(name: string, roomId: string): Promise<void> {
    const api = this.sessions.get(name);
    if (api) await post(api, `/api/voice-rooms/${roomId}/leave`, {});
    await this.page.evaluate((of) => {
      (window as unknown as LightWindow).lights.get(of)?.leave();
    }, name);
  }

  async close(): Promise<void> {
    for (const api of this.sessions.values()) await api.dispose();
    await this.page.context().close();
  }
}

async function post<T>(api: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await api.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}
