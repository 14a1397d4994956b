import type { OwnUser, SessionAnswer } from '@contracts/accounts';
import { holds } from '@contracts/permissions';
import { httpClient } from './httpClient';

const FRESH_FOR = 15_000;
let known: { user: OwnUser | null; at: number } | null = null;

function isAnswer(body: unknown): body is SessionAnswer {
  return typeof body === 'object' && body !== null && 'user' in body;
}

/** Who is signed in. Asked again after a quarter of a minute, since every page of react-admin wants to know. */
export async function readSession(): Promise<OwnUser | null> {
  if (known && Date.now() - known.at < FRESH_FOR) return known.user;
  const { json } = await httpClient('/api/auth/session');
  known = { user: isAnswer(json) ? json.user : null, at: Date.now() };
  return known.user;
}

/** The member of the last answer; the console is only drawn once there is one. */
export const knownUser = (): OwnUser | null => known?.user ?? null;

export const mayEnter = (user: OwnUser) => holds(user.role, 'report.read');

export async function endSession(): Promise<void> {
  await httpClient('/api/auth/logout', { method: 'POST' });
  known = null;
}
