import type { PasskeyAskOptions } from '@contracts/second-factor';
import { post } from '../../../client/http';

/** What any passkey of the member's may answer, once. */
export const newChallenge = async (): Promise<PasskeyAskOptions> => (await post<PasskeyAskOptions>('/api/auth/passkeys/sign-in/start')).data;
