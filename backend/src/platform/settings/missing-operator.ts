import type { Settings } from './settings.js';

const HERE = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** What to tell an operator whose texts name nobody who is answerable for the data; null as long as nobody but them can read these. */
export function missingOperator({ isOperatorNamed, publicUrl, host }: Pick<Settings, 'isOperatorNamed' | 'publicUrl' | 'host'>): string | null {
  const isLocal = HERE.includes(new URL(publicUrl).hostname) && HERE.includes(host);
  if (isOperatorNamed || isLocal) return null;
  return 'OPERATOR_NAME and OPERATOR_EMAIL are not set: the terms and the privacy notice name nobody in particular as responsible for the data';
}
