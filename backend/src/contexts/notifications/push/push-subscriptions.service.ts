import { createECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PushRequest } from '../../../../contracts/push.js';
import type { Secrets } from '../../../kernel/vault.js';
import { SECRETS } from '../../../platform/tokens.js';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const nameOf = (sessionId: string): string => `push/${sessionId}`;

/** Keeps where browsers are told, and how they read it, sealed under their member's key. */
@Injectable()
export class PushSubscriptions {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  keep(memberId: string, sessionId: string, subscription: PushRequest): Promise<void> {
    return this.secrets.keep(memberId, nameOf(sessionId), JSON.stringify(subscription));
  }

  /** Null where there is none. */
  async of(memberId: string, sessionId: string): Promise<PushRequest | null> {
    const kept = await this.secrets.recall(memberId, nameOf(sessionId));
    return kept === null ? null : (JSON.parse(kept) as PushRequest);
  }

  drop(memberId: string, sessionId: string): Promise<void> {
    return this.secrets.drop(memberId, nameOf(sessionId));
  }
}

/** Whether something can be encrypted with these: a point of the curve, written in full as browsers do, and a secret of its length. */
export function areKeys({ p256dh, auth }: PushRequest['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const curve = createECDH(CURVE);
  curve.generateKeys();
  try {
    curve.computeSecret(point);
  } catch {
    return false;
  }
  return true;
}

/** Whether an address is written as browsers write it: what can be read in two ways would be signed for another place than it is sent to. */
export const isPlainAddress = (endpoint: string): boolean => URL.canParse(endpoint) && new URL(endpoint).href === endpoint;
