/** @jest-environment jsdom */
import { PUSH_TEXT } from '@contracts/push';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn } from '../../../../testing/asMember';
import { type Asked, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { leavePush } from '../../../client/browserPush';
import { PushSwitch } from './PushSwitch';

const KEYS = { p256dh: 'p', auth: 'a' };
const OWN = globalThis as unknown as Record<string, unknown>;

/** A browser that can be subscribed, or a part of one. */
function inBrowser({ permission = 'default', answers = 'granted', fails = false, lacks = '' } = {}) {
  const did: string[] = [];
  let subscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://anlik.ornek/1', expirationTime: null, keys: KEYS }),
    unsubscribe: async () => {
      subscribed = false;
      did.push('unsubscribe');
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (fails) throw new DOMException('Registration failed', 'AbortError');
        subscribed = true;
        did.push(`subscribe ${applicationServerKey}`);
        return subscription;
      },
    },
    getNotifications: async () => [{ close: () => did.push('close') }],
  };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  OWN.Notification = { permission, requestPermission: async () => answers };
  OWN.PushManager = class {};
  if (lacks) delete OWN[lacks];
  return did;
}

async function pushSwitch(
  publicKey: string | null,
  on: boolean,
  write: (asked: Asked) => ReturnType<typeof done> = ({ method }) => done({ publicKey, on: method === 'PUT' }),
) {
  const reads: string[] = [];
  const page = await drawn(<PushSwitch />, (asked) => {
    if (asked.method !== 'GET') return write(asked);
    reads.push(asked.path);
    return done({ publicKey, on });
  });
  const input = () => page.place.querySelector<HTMLInputElement>('input[type=checkbox]');
  const changes = () => page.sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  const words = () => [...page.place.querySelectorAll('label, p')].map(({ textContent }) => textContent).join('');
  return { ...page, reads, words, input, changes, press: () => act(async () => input()?.click()) };
}

afterEach(async () => {
  await leaveAll();
  delete OWN.Notification;
  delete OWN.PushManager;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('Notifications of this browser', () => {
  it('are turned on and off by a switch, in the browser and at the server', async () => {
    const did = inBrowser();
    const { input, press, changes, words } = await pushSwitch('K', false);
    await until(() => input() !== null);
    expect([input()?.checked, words()]).toEqual([false, PUSH_TEXT.label + PUSH_TEXT.hint]);
    await press();
    await until(() => input()?.checked === true);
    await press();
    await until(() => input()?.checked === false);
    expect(changes()).toEqual([
      ['PUT', { endpoint: 'https://anlik.ornek/1', keys: KEYS }],
      ['DELETE', undefined],
    ]);
    expect(did).toEqual(['subscribe K', 'unsubscribe', 'close']);
  });

  it('are not offered where the installation does not', async () => {
    inBrowser();
    const { words, reads } = await pushSwitch(null, false);
    await until(() => reads.includes('/api/notifications/push'));
    expect(words()).toBe('');
  });

  it('say that the browser does not let them through, or knows none', async () => {
    inBrowser({ permission: 'denied' });
    const denied = await pushSwitch('K', true);
    await until(() => denied.input() !== null);
    expect([denied.input()?.checked, denied.input()?.disabled, denied.words()]).toEqual([false, true, PUSH_TEXT.label + PUSH_TEXT.denied]);
    await leaveAll();
    inBrowser({ lacks: 'PushManager' });
    const unsupported = await pushSwitch('K', false);
    await until(() => unsupported.words() !== '');
    expect([unsupported.input(), unsupported.words()]).toEqual([null, PUSH_TEXT.label + PUSH_TEXT.unsupported]);
  });

  it('stay off where the member says no, and say why they could not be turned on', async () => {
    inBrowser({ answers: 'default' });
    const declined = await pushSwitch('K', false);
    await until(() => declined.input() !== null);
    await declined.press();
    expect([declined.input()?.checked, declined.changes()]).toEqual([false, []]);
    await leaveAll();
    inBrowser({ fails: true });
    const failed = await pushSwitch('K', false);
    await until(() => failed.input() !== null);
    await failed.press();
    await until(() => failed.place.textContent?.includes(PUSH_TEXT.failed) === true);
    await leaveAll();
    const did = inBrowser();
    const full = await pushSwitch('K', false, () => refused(409, PUSH_TEXT.tooMany));
    await until(() => full.input() !== null);
    await full.press();
    await until(() => full.place.textContent?.includes(PUSH_TEXT.tooMany) === true);
    expect(did).toEqual(['subscribe K', 'unsubscribe', 'close']);
  });

  it('are off where the browser has lost its subscription, and end with the session', async () => {
    const did = inBrowser();
    const { input, press } = await pushSwitch('K', true);
    await until(() => input() !== null);
    expect(input()?.checked).toBe(false);
    await press();
    await until(() => input()?.checked === true);
    await leavePush();
    expect(did).toEqual(['subscribe K', 'unsubscribe', 'close']);
  });
});
