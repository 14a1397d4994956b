import { post } from '../../../client/http';
import type { AskOptions } from './passkeyBrowser';

/** What any passkey of the member's may answer, once. */
export const newChallenge = async (): Promise<AskOptions> => (await post<AskOptions>('/api/auth/passkeys/sign-in/start')).data;
