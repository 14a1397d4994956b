import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { PUSH_TEXT, type PushNote } from '../../../../contracts/push.js';
import { Outgoing, OutgoingFailed } from '../../../platform/outgoing/outgoing.js';
import { outcomeOf } from './push.rules.js';
import { PushKeys } from './push-keys.port.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** No words of anybody, and no names: whoever looks at the screen, or carries it there, learns no more. */
const NOTE: PushNote = { title: PUSH_TEXT.title, body: PUSH_TEXT.messages, path: '/mesajlar' };
/** How long the browser's server keeps it for a device that is off, and what it replaces there. */
const WORTH_SECONDS = 12 * 60 * 60;
const TOPIC = 'mesajlar';

/** Tells one browser, by its server, that something is unread. */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: PushKeys,
    private readonly subscriptions: PushSubscriptions,
    private readonly outgoing: Outgoing,
  ) {}

  async send(memberId: string, sessionId: string): Promise<ReturnType<typeof outcomeOf>> {
    const { vapid } = this.keys;
    if (!vapid) return 'lost';
    const subscription = await this.subscriptions.of(memberId, sessionId);
    if (!subscription) return 'gone';
    const options = { vapidDetails: vapid, TTL: WORTH_SECONDS, urgency: 'high', topic: TOPIC, contentEncoding: 'aes128gcm' } as const;
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(NOTE), options);
    const written = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
    try {
      return outcomeOf((await this.outgoing.post(subscription.endpoint, { headers: written, body })).status);
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error;
      return error.why === 'closed' ? 'gone' : 'later';
    }
  }
}
