import { useState } from 'react';
import { ApiError } from './apiError';

/** A version 4 UUID; `crypto.randomUUID` is missing on plain-HTTP addresses inside a network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

type Once = <T>(body: unknown, run: (key: string) => Promise<T>) => Promise<T>;

/** Runs a write under an Idempotency-Key that stays the same for as long as the same body is tried again without having been answered. */
export function actionKeys(): Once {
  let kept: { body: string; key: string } | null = null;
  return async (body, run) => {
    const text = JSON.stringify(body);
    if (kept?.body !== text) kept = { body: text, key: newKey() };
    try {
      const answer = await run(kept.key);
      kept = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError && error.mayRepeat)) kept = null;
      throw error;
    }
  };
}

/** The keys of one form or button. */
export function useActionKey(): Once {
  const [once] = useState(actionKeys);
  return once;
}
