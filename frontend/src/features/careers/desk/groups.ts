import { APPLICATION_STATE_LABEL, APPLICATION_STATES, type ApplicationState } from '@contracts/job-application-states';
import type { ReceivedApplication } from '@contracts/job-applications';
import { turkishNumber } from '../../../design/numbers';

export interface Group {
  state: ApplicationState;
  rows: ReceivedApplication[];
}

/**
 * Applications by their states. One that was new when it was listed stays among the new ones when it is only looked at, so that none moves away under whoever
 * goes through them.
 */
export function grouped(rows: readonly ReceivedApplication[], first: ReadonlyMap<string, ApplicationState> = new Map()): Group[] {
  const placeOf = ({ id, state }: ReceivedApplication) => (state === 'seen' && first.get(id) === 'sent' ? 'sent' : state);
  return APPLICATION_STATES.map((state) => ({ state, rows: rows.filter((row) => placeOf(row) === state) })).filter((group) => group.rows.length > 0);
}

/** '3 gönderildi, 2 görüldü' */
export const groupWords = (groups: readonly Group[]): string =>
  groups.map(({ state, rows }) => `${turkishNumber(rows.length)} ${APPLICATION_STATE_LABEL[state].toLocaleLowerCase('tr')}`).join(', ');
