import type { DecideAppealRequest } from '@contracts/appeals';
import { API, at, once, tell } from './calls';

/** What is done about appeals. */
export interface AppealCalls {
  /** Takes an appeal, so that others see who looks at it. */
  takeAppeal: (id: string, key: string) => Promise<void>;
  releaseAppeal: (id: string, key: string) => Promise<void>;
  /** Writes to the member who appeals. */
  askAppellant: (id: string, text: string, key: string) => Promise<void>;
  decideAppeal: (id: string, request: DecideAppealRequest, key: string) => Promise<void>;
}

const appeals = (id: string) => `${API}/appeals/${at(id)}`;

export const appealCalls: AppealCalls = {
  takeAppeal: (id, key) => tell(`${appeals(id)}/take`, once('POST', {}, key)),
  releaseAppeal: (id, key) => tell(`${appeals(id)}/release`, once('POST', {}, key)),
  askAppellant: (id, text, key) => tell(`${appeals(id)}/messages`, once('POST', { text }, key)),
  decideAppeal: (id, request, key) => tell(`${appeals(id)}/decision`, once('POST', request, key)),
};
